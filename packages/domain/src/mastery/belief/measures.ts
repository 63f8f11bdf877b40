/** A predicted chance and the outcome. */
export interface Prediction {
	chance: number;
	is_right: boolean;
}

/** Mean negative log likelihood of the outcomes; lower is better. */
export function logLoss(predictions: readonly Prediction[]): number {
	const sum = predictions.reduce((total, { chance, is_right }) => {
		const given = Math.min(1 - 1e-6, Math.max(1e-6, is_right ? chance : 1 - chance));
		return total - Math.log(given);
	}, 0);
	return sum / predictions.length;
}

/**
 * Expected calibration error: the weighted distance of chance and frequency, over ten bins of equal width.
 */
export function calibrationError(predictions: readonly Prediction[]): number {
	const bands = Array.from({ length: 10 }, () => ({ chance: 0, right: 0 }));
	for (const { chance, is_right } of predictions) {
		const band = bands[Math.min(9, Math.floor(chance * 10))];
		if (band === undefined) continue;
		band.chance += chance;
		band.right += is_right ? 1 : 0;
	}
	const apart = bands.reduce((sum, { chance, right }) => sum + Math.abs(chance - right), 0);
	return apart / predictions.length;
}

/** The chance that a right answer had a higher prediction than a wrong one (area under the ROC curve). */
export function rankingQuality(predictions: readonly Prediction[]): number {
	const sorted = predictions.toSorted((a, b) => a.chance - b.chance);
	let rank_sum = 0;
	let tied: Prediction[] = [];
	const closeTied = (end: number) => {
		// Equal predictions share the mean of their ranks.
		const rank = (end - tied.length + end + 1) / 2;
		rank_sum += rank * tied.filter(({ is_right }) => is_right).length;
		tied = [];
	};
	for (const [at, prediction] of sorted.entries()) {
		if (tied[0] !== undefined && tied[0].chance !== prediction.chance) closeTied(at);
		tied.push(prediction);
	}
	closeTied(sorted.length);
	const right = predictions.filter(({ is_right }) => is_right).length;
	const wrong = predictions.length - right;
	return (rank_sum - (right * (right + 1)) / 2) / (right * wrong);
}

/** Predictions with similar chances: how many, and the means of predictions and outcomes, 0 to 1. */
export interface ReliabilityBin {
	answers: number;
	predicted: number;
	right: number;
}

/**
 * Predictions in bins of equal count, lowest chance first; fewer bins if there are fewer predictions. Equal
 * predictions may fall into two bins.
 */
export function reliabilityBins(predictions: readonly Prediction[], bins = 10): ReliabilityBin[] {
	const sorted = predictions.toSorted((a, b) => a.chance - b.chance);
	const startOf = (bin: number) => Math.floor((bin * sorted.length) / bins);
	return Array.from({ length: bins }, (_, bin) => sorted.slice(startOf(bin), startOf(bin + 1)))
		.filter((group) => group.length > 0)
		.map((group) => ({
			answers: group.length,
			predicted: group.reduce((sum, { chance }) => sum + chance, 0) / group.length,
			right: group.filter(({ is_right }) => is_right).length / group.length,
		}));
}

/**
 * Expected calibration error over bins of equal count, so that rare chances weigh no more than they occur.
 */
export function calibrationErrorByCount(predictions: readonly Prediction[], bins = 10): number {
	const apart = reliabilityBins(predictions, bins).reduce(
		(sum, { answers, predicted, right }) => sum + answers * Math.abs(predicted - right),
		0,
	);
	return apart / predictions.length;
}
