"""Builds the programs of this package, and runs Counts in callgrind; for `counts` and `growth`."""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def skip_without_valgrind():
    """Ends the program, and not as a failure, where nothing can be counted."""
    if not shutil.which("valgrind") or not has_header():
        print("skipped: there is no valgrind here")
        sys.exit(0)


def has_header():
    compiler = shutil.which("clang") or shutil.which("cc")
    command = [compiler, "-fsyntax-only", "-include", "valgrind/callgrind.h", "-x", "c", os.devnull]
    return compiler is None or subprocess.run(command, capture_output=True).returncode == 0


def compiler():
    """The compiler, as counts.txt names it."""
    text = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    return f"# {re.search(r'Swift version [0-9.]+', text)[0]}, {re.search(r'Target: (.*)', text)[1]}"


def build(product, scratch, into):
    """Builds a product, and returns the path of a copy without symbols: valgrind can't read those of all compilers."""
    command = ["swift", "build", "-c", "release", "--package-path", HERE, "--product", product]
    command += ["--scratch-path", scratch, "-debug-info-format", "none"]
    built = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode:
        sys.exit(built.stdout)
    path = os.path.join(into, product)
    shutil.copy(os.path.join(scratch, "release", product), path)
    subprocess.run(["strip", path], check=True)
    return path


def count(scratch, *words):
    """Runs Counts, and returns the instructions of all that it counted, by name, and the lines that it printed."""
    with tempfile.TemporaryDirectory() as folder:
        program = build("Counts", scratch, folder)
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no"]
        command += [f"--callgrind-out-file={folder}/out", program, *words]
        environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
        ran = subprocess.run(command, capture_output=True, text=True, env=environment)
        if ran.returncode:
            sys.exit(ran.stdout[-2000:] + ran.stderr[-2000:])
        totals = {}
        for path in glob.glob(f"{folder}/out.*"):
            with open(path) as file:
                text = file.read()
            name = re.search(r"^desc: Trigger: Client Request: (.*)$", text, re.M)
            total = re.search(r"^totals: (\d+)", text, re.M)
            if name and total:
                totals[name[1]] = int(total[1])
        return totals, [line.split("\t") for line in ran.stdout.splitlines()]
