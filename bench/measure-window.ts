/** What one window of load came to. */
export interface Window {
	perSecond: number;
	p50: number;
	p99: number;
	failed: number;
}

/** One answer by one connection; resolves false when it was not taken. */
export type Answer = (connection: number) => Promise<boolean>;

/** Lets every connection answer one after the other for so long; latencies in milliseconds. */
export async function measureWindow(connections: number, windowMs: number, answer: Answer): Promise<Window> {
	const latencies: number[] = [];
	let failed = 0;
	const start = performance.now();
	const end = start + windowMs;
	await Promise.all(
		Array.from({ length: connections }, async (_, connection) => {
			while (performance.now() < end) {
				const before = performance.now();
				if (await answer(connection)) latencies.push(performance.now() - before);
				else failed += 1;
			}
		}),
	);
	const seconds = (performance.now() - start) / 1000;
	latencies.sort((a, b) => a - b);
	const at = (share: number) =>
		latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
	return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

/** The middle of some numbers. */
export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
