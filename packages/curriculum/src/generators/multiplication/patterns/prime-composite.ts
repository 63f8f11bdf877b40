import { ask, defineSkill, inOwnWords, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Draft, Form, Random, Way, Wrong } from "../../../kit/index.ts";
import { factorsOf, isPrime, rangeOf } from "./factors-of.ts";

type Kind = "prime" | "composite" | "neither";

const PRIMES = rangeOf(2, 97).filter(isPrime);
const ODD_COMPOSITES = rangeOf(9, 99).filter((number) => number % 2 === 1 && !isPrime(number));

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

function why(number: number): string {
	if (number === 1) return "1 has only one factor, so it is neither prime nor composite.";
	const factor = factorsOf(number)[1] ?? number;
	return isPrime(number)
		? `The only factors of ${number} are 1 and ${number}, so it is prime.`
		: `$${number} = ${factor} \\times ${number / factor}$, so ${number} is composite.`;
}

function help(number: number): Pick<Draft, "hints" | "steps"> {
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

const kind =
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
const claim =
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

/** One of several numbers is of the kind that is asked for. */
const among: Form = (random) => {
	const asksPrime = random.oneIn(2);
	const right = asksPrime ? random.pick(PRIMES) : random.pick(ODD_COMPOSITES);
	const [odd, other] = random.shuffle(asksPrime ? ODD_COMPOSITES : PRIMES.slice(1)) as [number, number];
	const even = 2 * random.integer(2, 49);
	const wanted = asksPrime ? "prime" : "composite";
	return {
		...help(right),
		prompt: random.pick([
			`Which of these numbers is ${wanted}?`,
			`${random.pick(NAMES)} is looking for a ${wanted} number. Which number is it?`,
			asksPrime
				? "Which of these numbers has exactly two factors?"
				: "Which of these numbers has more than two factors?",
		]),
		right: whole(right),
		wrong: [
			[asksPrime ? slip.oddIsPrime : slip.sawAFactor, whole(odd)],
			asksPrime ? [slip.overlookedAHalf, whole(even)] : [slip.evenIsComposite, whole(2)],
			asksPrime && random.oneIn(2) ? [slip.oneIsPrime, whole(1)] : [slip.missedAFactorOrSawOne, whole(other)],
		],
		hints: [
			"A prime number has exactly two factors, 1 and itself.",
			"Try to divide each number by 2, 3, 5, and 7.",
			`Which of them ${asksPrime ? "cannot be divided by any of these" : "has another factor"}?`,
		],
	};
};

/** The next prime number after a number. */
const next: Form = (random) => {
	const from = random.integer(8, 90);
	const right = PRIMES.find((prime) => prime > from) ?? 97;
	const odd = rangeOf(from + 1, from + 3).find((each) => each % 2 === 1) ?? 1;
	const after = PRIMES.find((prime) => prime > right);
	return {
		prompt: random.pick([
			`What is the smallest prime number that is greater than ${from}?`,
			`${random.pick(NAMES)} is looking for the first prime number after ${from}. Which number is it?`,
			`Find the next prime number after ${from}.`,
		]),
		right: whole(right),
		wrong: [
			[slip.stoppedAtAnOdd, whole(odd)],
			after !== undefined && [slip.tookAPrimeFartherOn, whole(after)],
			[slip.overlookedAHalf, whole(from % 2 === 0 ? from + 2 : from + 1)],
		],
		hints: [
			`Try the numbers after ${from} in order. Which of them can you rule out at once?`,
			`Begin with ${from + 1 === right ? "the first number after it" : from + 1}. Does 2, 3, 5, or 7 divide it?`,
			"Stop at the first number that only 1 and the number itself divide.",
		],
		steps: [...rangeOf(from + 1, right - 1).map((each) => why(each)), why(right)],
	};
};

/** What proves that a number is composite. */
const proof: Form = (random) => {
	const number = random.pick(ODD_COMPOSITES);
	const factor = factorsOf(number)[1] ?? 3;
	const right = number / factor;
	return {
		prompt: random.pick([
			`Show that ${number} is composite. Which number belongs in the box? $${number} = ${factor} \\times \\square$`,
			`${number} is not prime, because ${factor} is one of its factors. Which factor goes with ${factor}?`,
			`${random.pick(NAMES)} finds that ${factor} divides ${number}. Which number times ${factor} is ${number}?`,
		]),
		right: whole(right),
		wrong: [
			[slip.subtractedThePartner, whole(number - factor)],
			[slip.missedThePartner, whole(right + 1)],
			[slip.leavesARemainder, whole(right - 1)],
		],
		hints: [
			"Two factors are multiplied to make the number.",
			`Divide ${number} by ${factor}.`,
			`Count by ${factor}, or split ${number} into parts that are easy to divide.`,
		],
		steps: [
			`Find the missing factor: $${factor} \\times \\square = ${number}$.`,
			`$${factor} \\times ${right} = ${number}$, so ${number} is composite.`,
		],
	};
};

const smallestFactor: Form = (random) => {
	const number = random.pick(ODD_COMPOSITES);
	const right = factorsOf(number)[1] ?? 3;
	return {
		prompt: random.pick([
			`What is the smallest factor of ${number} that is greater than 1?`,
			`${random.pick(NAMES)} shows that ${number} is composite with its smallest factor after 1. Which factor is that?`,
			`What is the smallest prime number that divides ${number}?`,
		]),
		right: whole(right),
		wrong: [
			[slip.tookTheOtherFactor, whole(number / right)],
			[slip.leavesARemainder, whole(2)],
			[
				number % (right === 3 ? 5 : 3) === 0 ? slip.tookALargerFactor : slip.sawAFactor,
				whole(right === 3 ? 5 : 3),
			],
		],
		hints: [
			"Try the prime numbers in order, starting with the smallest.",
			`${number} is odd, so 2 does not divide it. What comes next?`,
			"The first one that leaves no remainder is the answer.",
		],
		steps: [
			`No smaller number divides it: $${number} \\div ${right} = ${number / right}$.`,
			`The smallest factor is ${right}.`,
		],
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

const statement: Form = (random) => {
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

const explain: Way = (random) => {
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

// 1: small numbers. 2: up to 60, and which number shows that another is composite. 3: primes among others. 4: up to 100, and
// the next prime. 5: sentences about all primes, and reasons to explain.
export const primeComposite = defineSkill("prime-composite", 14, {
	1: [ask.chosen(kind([2, 30])), ask.judged(claim([2, 30])), ask.typed(proof)],
	2: [ask.chosen(kind([21, 60])), ask.chosen(among), ask.typed(proof), ask.judged(claim([11, 60]))],
	3: [ask.chosen(among), ask.typed(smallestFactor), ask.judged(claim([30, 99])), ask.chosen(proof)],
	4: [ask.typed(next), ask.judged(claim([40, 99])), ask.chosen(kind([50, 99])), ask.chosen(smallestFactor)],
	5: [ask.chosen(statement), explain, ask.typed(next), ask.judged(claim([50, 99]))],
});
