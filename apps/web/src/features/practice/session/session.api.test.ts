import { onlineManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { sessionQuery } from "./state/session.api.ts";

/** Counts loads of a set, mounted as its page mounts it, until the device is online again. */
async function loadsAfterReconnect(load: () => Promise<unknown>): Promise<number> {
	const client = new QueryClient({ defaultOptions: { queries: { networkMode: "always", retry: false } } });
	const queryFn = vi.fn(load);
	const { queryKey, ...options } = sessionQuery("a");
	const observer = new QueryObserver(client, { ...options, queryKey: [...queryKey], queryFn } as never);
	client.mount();
	const stop = observer.subscribe(() => undefined);
	onTestFinished(() => {
		stop();
		client.unmount();
		onlineManager.setOnline(true);
	});
	await vi.waitFor(() => expect(observer.getCurrentResult().isFetched).toBe(true));
	onlineManager.setOnline(false);
	onlineManager.setOnline(true);
	await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe("idle"));
	return queryFn.mock.calls.length;
}

test("a set that did not load offline loads by itself when the device is back online", async () => {
	expect(await loadsAfterReconnect(() => Promise.reject(new Error("offline")))).toBe(2);
});

test("a set in progress is not reloaded", async () => {
	expect(await loadsAfterReconnect(() => Promise.resolve({ id: "a" }))).toBe(1);
});
