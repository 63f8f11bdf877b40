import { onlineManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { readAgain } from "./read-again.ts";

test("what is shown loads again; what failed keeps its message", async () => {
	// Tests share a process, in which our own client asks a navigator that does not know whether it is online.
	onlineManager.setOnline(true);
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const works = vi.fn(() => Promise.resolve(1));
	const fails = vi.fn(() => Promise.reject(new Error("down")));
	for (const [name, queryFn] of Object.entries({ works, fails })) {
		const observer = new QueryObserver(client, { queryKey: ["page", name], queryFn });
		onTestFinished(observer.subscribe(() => undefined));
	}
	await vi.waitFor(() => expect(client.getQueryState(["page", "fails"])?.status).toBe("error"));
	await readAgain(client, ["page"]);
	expect([works.mock.calls.length, fails.mock.calls.length]).toEqual([2, 1]);
	expect(client.getQueryState(["page", "fails"])?.status).toBe("error");
});
