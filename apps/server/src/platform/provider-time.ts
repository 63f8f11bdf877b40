import { AsyncLocalStorage } from "node:async_hooks";

/**
 * How long one request may wait for payment providers in total, including retries: its payer sees something
 * within 12 s.
 */
const PROVIDER_PATIENCE_MS = 8_000;

const ends = new AsyncLocalStorage<number>();

/** The provider took longer than this request can wait; the outcome of the call is unknown. */
export class ProviderTimeUp extends Error {}

/** Runs `work` with one time budget for all its calls to payment providers. */
export function withinProviderTime<T>(work: () => Promise<T>): Promise<T> {
	return ends.run(performance.now() + PROVIDER_PATIENCE_MS, work);
}

/**
 * Milliseconds that a call to a provider may still take, at most `most`; `most` outside of a budget, as in a
 * job.
 */
export function providerTimeLeft(most: number): number {
	const end = ends.getStore();
	return end === undefined ? most : Math.max(0, Math.min(most, end - performance.now()));
}

/**
 * Makes a call and waits no longer than the request's time budget. Throws `ProviderTimeUp` when it is used
 * up, without calling if it was used up before.
 */
export async function beforeProviderTimeIsUp<T>(call: () => Promise<T>): Promise<T> {
	if (ends.getStore() === undefined) return call();
	const left = providerTimeLeft(PROVIDER_PATIENCE_MS);
	if (left === 0) throw new ProviderTimeUp("no time is left to ask the provider");
	const { promise: up, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new ProviderTimeUp("the provider did not answer in time")), left);
	try {
		return await Promise.race([call(), up]);
	} finally {
		clearTimeout(timer);
	}
}
