/** Consecutive digits, up or down. */
const rows = ["01234567890", "09876543210"];

/**
 * What is wrong with a new PIN, in words for its owner, or null: 4 to 6 digits that are not easy to guess.
 */
export function pinComplaint(pin: string): string | null {
	if (!/^\d{4,6}$/.test(pin)) return "A PIN has 4 to 6 digits.";
	const isTrivial =
		new Set(pin).size === 1 ||
		rows.some((row) => row.includes(pin)) ||
		/^(\d{2})\1+$/.test(pin) ||
		/^(\d{3})\1$/.test(pin);
	return isTrivial ? "This PIN is easy to guess. Please choose another one." : null;
}
