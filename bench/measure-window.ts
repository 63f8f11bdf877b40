/** The results of one window of load. */
export interface Window {
	perSecond: number;
	p50: number;
	p99: number;
	failed: number;
	/** The responses to the first failed requests. */
	refusals: string[];
}

/** One answer by one connection: null if it was accepted, otherwise the response (status and body). */
export type Answer = (connection: number) => Promise<string | null>;

const refusalsKept = 3;

/** Lets every connection answer sequentially for this long; latencies in milliseconds, of accepted answers only. */
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

/** Why these windows are invalid: a request failed, with its response, or none was answered. */
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

/** A figure that is zero or not a number was not measured. */
export function missingFigures(name: string, figures: readonly number[]): string[] {
	const isMeasured = figures.length > 0 && figures.every((figure) => Number.isFinite(figure) && figure > 0);
	return isMeasured ? [] : [`${name}: a figure is missing`];
}

/** The quantile of the values for this share; NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median of some numbers. */
export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}
