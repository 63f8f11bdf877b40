/** A predicted chance and what happened. */
export interface Prediction {
	chance: number;
	is_right: boolean;
}

/** The mean of -ln of the chance given to what happened; lower is better. */
export function logLoss(predictions: readonly Prediction[]): number {
	const sum = predictions.reduce((total, { chance, is_right }) => {
		const given = Math.min(1 - 1e-6, Math.max(1e-6, is_right ? chance : 1 - chance));
		return total - Math.log(given);
	}, 0);
	return sum / predictions.length;
}

/** Expected calibration error: how far chance and frequency lie apart, over ten bands of equal width, by their size. */
export function calibrationError(predictions: readonly Prediction[]): number {
	const bands = Array.from({ length: 10 }, () => ({ chance: 0, right: 0 }));
	for (const { chance, is_right } of predictions) {
		const band = bands[Math.min(9, Math.floor(chance * 10))]!;
		band.chance += chance;
		band.right += is_right ? 1 : 0;
	}
	const apart = bands.reduce((sum, { chance, right }) => sum + Math.abs(chance - right), 0);
	return apart / predictions.length;
}

/** The chance that a right answer was given a higher chance than a wrong one (area under the ROC curve). */
export function rankingQuality(predictions: readonly Prediction[]): number {
	const sorted = predictions.toSorted((a, b) => a.chance - b.chance);
	let rank_sum = 0;
	let from = 0;
	while (from < sorted.length) {
		let to = from;
		while (to < sorted.length && sorted[to]!.chance === sorted[from]!.chance) to += 1;
		for (let at = from; at < to; at += 1) if (sorted[at]!.is_right) rank_sum += (from + to + 1) / 2;
		from = to;
	}
	const right = predictions.filter(({ is_right }) => is_right).length;
	const wrong = predictions.length - right;
	return (rank_sum - (right * (right + 1)) / 2) / (right * wrong);
}
