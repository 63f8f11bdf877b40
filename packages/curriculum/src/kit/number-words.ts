import { readNumber } from "@learnin/domain/grading/read-answer";

const SMALL = [
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
	"thirteen",
	"fourteen",
	"fifteen",
	"sixteen",
	"seventeen",
	"eighteen",
	"nineteen",
] as const;
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"] as const;

/** A whole number below 1,000,000 in words: "three hundred forty-two", "twelve thousand, five". */
export function inWords(number: number): string {
	if (number >= 1000) {
		const rest = number % 1000;
		return `${inWords(Math.floor(number / 1000))} thousand${rest === 0 ? "" : `, ${inWords(rest)}`}`;
	}
	if (number < 20) return SMALL[number] ?? "";
	if (number < 100) {
		const rest = number % 10;
		return `${TENS[Math.floor(number / 10)]}${rest === 0 ? "" : `-${SMALL[rest]}`}`;
	}
	const rest = number % 100;
	return `${SMALL[Math.floor(number / 100)]} hundred${rest === 0 ? "" : ` ${inWords(rest)}`}`;
}

/** Where a fraction cannot be stacked: "3 and one fourth" for "3 1/4". */
export function fractionsInWords(text: string): string {
	return text.replaceAll(/(\d+ )?(\d+\/\d+)/g, (_, whole: string | undefined, part: string) => {
		const read = readNumber(part);
		return `${whole === undefined ? "" : `${whole}and `}${(read.readable ? read.in_words : null) ?? part}`;
	});
}
