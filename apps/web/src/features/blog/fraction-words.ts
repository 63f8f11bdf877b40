const numbers = [
	"zero",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
];
const parts: Readonly<Record<number, string>> = {
	2: "half",
	3: "third",
	4: "quarter",
	5: "fifth",
	6: "sixth",
	7: "seventh",
	8: "eighth",
	9: "ninth",
	10: "tenth",
	12: "twelfth",
};

/** A fraction as it is said: "three quarters", "one half", "17 over 40". */
export function fractionInWords(top: number, bottom: number): string {
	const count = numbers[top];
	const part = parts[bottom];
	if (count === undefined || part === undefined) return `${top} over ${bottom}`;
	if (top === 1) return `${count} ${part}`;
	return bottom === 2 ? `${count} halves` : `${count} ${part}s`;
}
