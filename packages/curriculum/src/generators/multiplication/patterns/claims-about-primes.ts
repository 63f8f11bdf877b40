import { inOwnWords, NAMES, slip, words } from "../../../kit/index.ts";
import type { Draft, Form, Random, Way, Wrong } from "../../../kit/index.ts";
import { factorsOf, isPrime, rangeOf } from "./factors-of.ts";

type Kind = "prime" | "composite" | "neither";

export const PRIMES = rangeOf(2, 97).filter(isPrime);
export const ODD_COMPOSITES = rangeOf(9, 99).filter((number) => number % 2 === 1 && !isPrime(number));

function kindOf(number: number): Kind {
	if (number < 2) return "neither";
	return isPrime(number) ? "prime" : "composite";
}

/** Numbers of a range, with primes, odd and even composites equally likely. */
function numberOf(random: Random, [least, most]: readonly [number, number]): number {
	const all = rangeOf(least, most);
	const kinds = [
		all.filter(isPrime),
		all.filter((each) => each > 2 && !isPrime(each) && each % 2 === 1),
		all.filter((each) => each > 2 && each % 2 === 0),
	].filter((numbers) => numbers.length > 0);
	return random.pick(random.pick(kinds));
}

export function why(number: number): string {
	if (number === 1) return "1 has only one factor, so it is neither prime nor composite.";
	const factor = factorsOf(number)[1] ?? number;
	return isPrime(number)
		? `The only factors of ${number} are 1 and ${number}, so it is prime.`
		: `$${number} = ${factor} \\times ${number / factor}$, so ${number} is composite.`;
}

export function help(number: number): Pick<Draft, "hints" | "steps"> {
	return {
		hints: [
			"A prime number has exactly two factors, 1 and itself. A composite number has more.",
			`Try to divide ${number} by 2, 3, 5, and 7.`,
			`Does any number other than 1 and ${number} divide it with nothing left over?`,
		],
		steps: [why(number)],
	};
}

/** What takes a number for the other kind. */
function slipOf(number: number, taken?: Kind) {
	if (number === 1) return taken === "composite" ? slip.oneIsComposite : slip.oneIsPrime;
	if (number === 2) return slip.evenIsComposite;
	if (isPrime(number)) return slip.sawAFactor;
	return number % 2 === 0 ? slip.overlookedAHalf : slip.oddIsPrime;
}

export const kind =
	(range: readonly [number, number]): Form =>
	(random) => {
		// Primes and composites are equally likely, and 1 keeps "neither" alive.
		const wanted = random.pick([true, false]);
		const fitting = rangeOf(...range).filter((each) => each > 1 && isPrime(each) === wanted);
		const number = random.oneIn(6) ? 1 : random.pick(fitting);
		const right = kindOf(number);
		const others = (["prime", "composite", "neither"] as const).filter((each) => each !== right);
		const name = random.pick(NAMES);
		return {
			...help(number),
			prompt: random.pick([
				`Is ${number} prime, composite, or neither?`,
				`${name} lists all the factors of ${number}. Is ${number} prime, composite, or neither?`,
				`${name} sorts numbers into prime, composite, and neither. Where does ${number} belong?`,
			]),
			right: words(right),
			wrong: others.map(
				(each): Wrong => [each === "neither" ? slip.thoughtItIsNeither : slipOf(number, each), words(each)],
			),
			order: ["prime", "composite", "neither"],
		};
	};

/** Sentences such as "51 is prime", to judge. */
export const claim =
	(range: readonly [number, number]): Form =>
	(random) => {
		const number = numberOf(random, range);
		const is = kindOf(number);
		const sentence = (each: Kind) => words(`${number} is ${each}.`);
		return {
			...help(number),
			prompt: "Which sentence is true?",
			right: sentence(is),
			wrong: [[slipOf(number), sentence(is === "prime" ? "composite" : "prime")]],
		};
	};

const TRUTHS = [
	"2 is the only even prime number.",
	"Every prime number has exactly two factors.",
	"Some odd numbers are composite.",
	"1 is neither prime nor composite.",
	"Every even number greater than 2 is composite.",
	"A composite number has more than two factors.",
] as const;

const UNTRUTHS: readonly (readonly [Wrong[0], string])[] = [
	[slip.oddIsPrime, "All odd numbers are prime."],
	[slip.oneIsPrime, "1 is a prime number."],
	[slip.evenIsComposite, "All prime numbers are odd."],
	[slip.sawAFactor, "A prime number has only one factor."],
	[slip.overlookedAHalf, "Some even numbers greater than 2 are prime."],
	[slip.thoughtItIsNeither, "Numbers greater than 50 are neither prime nor composite."],
];

export const statement: Form = (random) => {
	const number = random.pick(ODD_COMPOSITES);
	const right = random.pick(TRUTHS);
	return {
		prompt: random.pick([
			"Which sentence is always true?",
			`${random.pick(NAMES)} reads four sentences about prime and composite numbers. Which one is true?`,
			`Try the sentences with 1, 2, 9, and ${number}. Which one is true?`,
		]),
		right: words(right),
		wrong: random.shuffle(UNTRUTHS).map(([each, text]) => [each, words(text)]),
		hints: [
			"One number that breaks a sentence is enough to show that it is not true.",
			"Try the sentences with 1, 2, and 9.",
			"Cross out each sentence that one of these numbers breaks.",
		],
		steps: ["1, 2, or 9 breaks each of the other sentences.", right],
	};
};

export const explain: Way = (random) => {
	const number = random.pick(random.oneIn(3) ? PRIMES.slice(4) : ODD_COMPOSITES);
	const name = random.pick(NAMES);
	const is = kindOf(number);
	const [claimed, reason] = random.pick([
		["prime", "it is odd"],
		["composite", "it is large"],
		["prime", "2 does not divide it"],
	] as const);
	const { hints } = help(number);
	return inOwnWords({
		prompt: `${name} says: “${number} is ${claimed}, because ${reason}.” Is ${name} right about the number, and is that a good reason? Explain.`,
		hints: [...hints],
		explanation: `${why(number)}\n\nThat ${reason} does not show it: what counts is how many factors the number has.`,
		rubric: {
			kind: `Says that ${number} is ${is}.`,
			reason: `Says that the reason is not enough, because the factors of ${number} decide.`,
		},
		sample_answer: `${number} is ${is}. ${why(number)} That ${reason} is no good reason.`,
	});
};
