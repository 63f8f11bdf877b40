import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { nameEach } from "../../kit/name-each.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const isPrime = (number: number) =>
	number > 1 &&
	Array.from({ length: number - 2 }, (_, at) => at + 2).every((factor) => number % factor !== 0);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

// 1: prime or composite, to 20. 2: to 50, with odd composites. 3: all primes in a row. 4: all composites to 100. 5: what is true of primes.
export const primeComposite = defineGenerator("prime-composite", 2, (random, difficulty) => {
	if (difficulty === 3) return pickAll(random, { most: 50, asks_prime: true });
	if (difficulty === 4) return pickAll(random, { most: 100, asks_prime: random.oneIn(2) });
	if (difficulty === 5) return statement(random);
	const wants_prime = random.oneIn(2);
	const candidates = range(difficulty === 1 ? 1 : 21, difficulty === 1 ? 25 : 60).filter(
		(number) => isPrime(number) === wants_prime && (difficulty === 1 || number % 2 === 1 || random.oneIn(4)),
	);
	const number = random.pick(candidates);
	const factor = range(2, number).find((each) => number % each === 0) ?? 1;
	const right = number === 1 ? "neither" : isPrime(number) ? "prime" : "composite";
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} studies the number ${number}. Is it prime or composite?`,
			hints: ["A prime number has exactly two factors: 1 and itself.", "Try to divide by 2, 3, 5 and 7."],
			explanation:
				number === 1
					? "1 has only one factor, itself. It is neither prime nor composite."
					: right === "prime"
						? `Only 1 and ${number} divide ${number}, so it is prime.`
						: `$${number} = ${factor} \\times ${number / factor}$, so it is composite.`,
		},
		{
			right,
			wrong: [
				[
					"prime",
					number === 1 ? "one-is-prime" : number % 2 === 1 ? "odd-numbers-are-prime" : "missed-a-factor",
					number === 1
						? "How many factors does it have? A prime has exactly two."
						: "Try small divisors. Does one of them divide it without a remainder?",
				],
				["composite", "sees-a-factor-that-is-none", "Which numbers other than 1 and itself divide it?"],
				["neither", "thinks-it-is-neither", "Only 0 and 1 are neither. Count the factors."],
			],
			order: ["prime", "composite", "neither"],
		},
	);
});

function pickAll(random: Random, { most, asks_prime }: { most: number; asks_prime: boolean }) {
	const primes = random
		.shuffle(range(most === 50 ? 2 : 40, most).filter(isPrime))
		.slice(0, asks_prime ? 3 : 2);
	const odd = random
		.shuffle(range(9, most).filter((number) => !isPrime(number) && number % 2 === 1))
		.slice(0, 2);
	const even = random.pick(range(2, Math.floor(most / 2)).map((half) => 2 * half));
	const all = [...primes, ...odd, even, ...(most === 50 ? [1] : [])];
	const fits = (number: number) => (asks_prime ? isPrime(number) : !isPrime(number) && number > 1);
	return chooseAll(
		random,
		{
			prompt: `Which of these numbers are ${asks_prime ? "prime" : "composite"}?`,
			cta: "Choose all that fit.",
			hints: [
				"A prime number has exactly two factors: 1 and itself.",
				"Try to divide each number by 2, 3, 5 and 7.",
			],
			explanation: `${asks_prime ? "Prime" : "Composite"}: ${all
				.filter(fits)
				.toSorted((a, b) => a - b)
				.join(", ")}.${all.includes(1) ? " 1 has only one factor, so it is neither." : ""}`,
		},
		nameEach(
			all.map((number) => ({
				label: `$${number}$`,
				fits: fits(number),
				...(number === 1
					? { mistake: ["one-is-prime", "How many factors does 1 have? A prime has exactly two."] as const }
					: odd.includes(number)
						? {
								mistake: [
									"odd-numbers-are-prime",
									`${number} is odd, but try to divide it by 3, 5 and 7.`,
								] as const,
							}
						: { mistake: misjudged(number) }),
			})),
		),
	);
}

/** Why a prime is taken for a composite number, or an even number for a prime. */
function misjudged(number: number): readonly [id: string, feedback: string] {
	if (number === 2) return ["even-is-never-prime", "2 is even, but which factors does it have?"];
	return isPrime(number)
		? ["sees-a-factor-that-is-none", `Which numbers other than 1 and ${number} divide ${number}?`]
		: ["overlooked-a-half", `${number} is even. Which number divides every even number?`];
}

function statement(random: Random) {
	const truths = [
		"2 is the only even prime number.",
		"Every prime number has exactly two factors.",
		"Some odd numbers are composite.",
		"1 is neither prime nor composite.",
	] as const;
	const false_ones: readonly (readonly [string, string, string])[] = [
		["All odd numbers are prime.", "odd-numbers-are-prime", "Think of 9 or 15."],
		["1 is a prime number.", "one-is-prime", "How many factors does 1 have?"],
		["All prime numbers are odd.", "forgets-two", "Is there an even number with just two factors?"],
		["A composite number has exactly two factors.", "mixed-up-the-kinds", "Count the factors of 6."],
		["Large numbers cannot be prime.", "large-numbers-are-composite", "Try 97. Which numbers divide it?"],
	];
	const right = random.pick(truths);
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} reads four sentences about numbers. Which one is true?`,
			hints: ["Look for one number that breaks a sentence.", "Try 1, 2 and 9."],
			explanation: `True is: ${right} The others are broken by 1, 2, 9 or another small number.`,
		},
		{ right, wrong: random.shuffle(false_ones).slice(0, 3) },
	);
}
