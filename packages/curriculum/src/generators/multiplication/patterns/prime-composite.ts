import { ask, defineSkill, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { factorsOf, rangeOf } from "./factors-of.ts";
import { PRIMES, ODD_COMPOSITES, why, help, kind, claim, statement, explain } from "./claims-about-primes.ts";

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

// 1: small numbers. 2: up to 60, and which number shows that another is composite. 3: primes among others. 4: up to 100, and
// the next prime. 5: sentences about all primes, and reasons to explain.
export const primeComposite = defineSkill("prime-composite", 14, {
	1: [ask.chosen(kind([2, 30])), ask.judged(claim([2, 30])), ask.typed(proof)],
	2: [ask.chosen(kind([21, 60])), ask.chosen(among), ask.typed(proof), ask.judged(claim([11, 60]))],
	3: [ask.chosen(among), ask.typed(smallestFactor), ask.judged(claim([30, 99])), ask.chosen(proof)],
	4: [ask.typed(next), ask.judged(claim([40, 99])), ask.chosen(kind([50, 99])), ask.chosen(smallestFactor)],
	5: [ask.chosen(statement), explain, ask.typed(next), ask.judged(claim([50, 99]))],
});
