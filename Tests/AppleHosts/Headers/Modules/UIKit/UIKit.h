// The declarations of UIKit that FlowKit, its examples and its articles use. README.md says from where each is known.
#include "Views.h"
#include "Controls.h"
#include "ViewController.h"
#include "NavigationController.h"
#include "Containers.h"
#include "Presentations.h"
#include "Transitions.h"
#include "Scenes.h"
