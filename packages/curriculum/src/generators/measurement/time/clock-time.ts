/** "3:05"; the hour as on a clock face. */
export function timeText(hour: number, minute: number): string {
	return `${((hour + 11) % 12) + 1}:${`${minute}`.padStart(2, "0")}`;
}

/** Where the hands are, for those who cannot see them. */
export function handsInWords(hour: number, minute: number): string {
	const face = ((hour + 11) % 12) + 1;
	const past = minute % 5;
	const mark = Math.floor(minute / 5) === 0 ? 12 : Math.floor(minute / 5);
	const small = past === 0 ? "" : `${past} small ${past === 1 ? "mark" : "marks"} after `;
	return `${minute === 0 ? `The short hand points at ${face}` : `The short hand is between ${face} and ${(face % 12) + 1}`}. The long hand points at ${small}${mark}`;
}
