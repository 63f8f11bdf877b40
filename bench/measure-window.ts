/** What one window of load came to. */
export interface Window {
	perSecond: number;
	p50: number;
	p99: number;
	failed: number;
	/** What the first failed requests were answered with. */
	refusals: string[];
}

/** One answer by one connection: null when it was taken, otherwise what came instead (status and body). */
export type Answer = (connection: number) => Promise<string | null>;

const refusalsKept = 3;

/** Lets every connection answer one after the other for so long; latencies in milliseconds, of answers taken alone. */
export async function measureWindow(connections: number, windowMs: number, answer: Answer): Promise<Window> {
	const latencies: number[] = [];
	const refusals: string[] = [];
	let failed = 0;
	const start = performance.now();
	const end = start + windowMs;
	await Promise.all(
		Array.from({ length: connections }, async (_, connection) => {
			while (performance.now() < end) {
				const before = performance.now();
				const refusal = await answer(connection);
				if (refusal === null) latencies.push(performance.now() - before);
				else {
					failed += 1;
					if (refusals.length < refusalsKept) refusals.push(refusal);
				}
			}
		}),
	);
	const seconds = (performance.now() - start) / 1000;
	return {
		perSecond: latencies.length / seconds,
		p50: quantile(latencies, 0.5),
		p99: quantile(latencies, 0.99),
		failed,
		refusals,
	};
}

/** Why these windows count for nothing: a request failed, with its answer, or none was answered. */
export function faultsOf(name: string, windows: readonly Window[]): string[] {
	const failed = windows.reduce((sum, window) => sum + window.failed, 0);
	const refusals = windows.flatMap((window) => window.refusals).slice(0, refusalsKept);
	const first = refusals.map((refusal) => `\n    ${refusal}`).join("");
	return [
		...(failed > 0 ? [`${name}: ${failed} requests failed; the first answers:${first}`] : []),
		...missingFigures(
			name,
			windows.flatMap(({ perSecond, p50, p99 }) => [perSecond, p50, p99]),
		),
	];
}

/** A figure that is no number, or zero, was not measured. */
export function missingFigures(name: string, figures: readonly number[]): string[] {
	const isMeasured = figures.length > 0 && figures.every((figure) => Number.isFinite(figure) && figure > 0);
	return isMeasured ? [] : [`${name}: a figure is missing`];
}

/** The value below which this share of the values lies; NaN without any. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}
