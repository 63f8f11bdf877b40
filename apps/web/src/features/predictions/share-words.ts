/** A share of 0 to 1: "82.4%". */
export function shareText(share: number): string {
	return `${(100 * share).toFixed(1)}%`;
}

/** A quality of 0 to 1: "0.764"; "–" if there is none. */
export function qualityText(quality: number | null): string {
	return quality === null ? "–" : quality.toFixed(3);
}
