/** The factors of a whole number in order. */
export function factorsOf(number: number): number[] {
	return Array.from({ length: number }, (_, at) => at + 1).filter((factor) => number % factor === 0);
}

/** Its factor pairs, the smaller factor first. */
export function pairsOf(number: number): [number, number][] {
	return factorsOf(number)
		.filter((factor) => factor * factor <= number)
		.map((factor) => [factor, number / factor]);
}

/** Whether it has exactly two factors. */
export function isPrime(number: number): boolean {
	for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
	return number > 1;
}

/** The whole numbers from one to another. */
export function rangeOf(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
