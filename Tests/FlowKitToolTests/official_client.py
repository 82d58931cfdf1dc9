#!/usr/bin/env python3
"""Uses the server with the official client of the Model Context Protocol; not needed by CI.

    python3 -m venv /tmp/mcp && /tmp/mcp/bin/pip install mcp && swift build --product Playground
    /tmp/mcp/bin/python Tests/FlowKitToolTests/official_client.py .build/debug/PlaygroundTool ask shop --mcp
"""
import asyncio
import sys

from mcp import ClientSession, StdioServerParameters, stdio_client


async def main(command, *arguments):
    server = StdioServerParameters(command=command, args=list(arguments))
    async with stdio_client(server) as streams, ClientSession(*streams) as session:
        begun = await session.initialize()
        print(begun.model_dump(by_alias=True)["protocolVersion"])
        tools = (await session.list_tools()).tools
        print([tool.name for tool in tools])
        for name, given in [
            ("press", {"steps": ["onContinue", "onLogin"]}), ("where", {}), ("way", {"screen": "CheckoutScreen"}),
            ("test", {"screen": "CheckoutScreen"}), ("way", {"screen": "Chekout"}), ("restart", {}),
        ]:
            result = (await session.call_tool(name, given)).model_dump(by_alias=True)
            assert (result["structuredContent"] is None) == result["isError"], result
            print(f"-- {name} {given}\n{result['content'][0]['text']}")
        try:
            print("not refused:", await session.call_tool("wy", {}))
        except Exception as error:
            print("-- wy:", error)
        await session.send_ping()


asyncio.run(main(*sys.argv[1:]))
