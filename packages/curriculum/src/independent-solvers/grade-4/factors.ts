import { readNumber } from "@learnin/domain/grading/read-answer";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byPrompt, fillsTheBox, wholes } from "../reading/common-solvers.ts";
import { repeatedSum } from "../reading/wholes.ts";

/** Every number that divides, tried one by one. */
function divisorsOf(number: bigint): bigint[] {
	const found: bigint[] = [];
	for (let each = 1n; each <= number; each += 1n) if (number % each === 0n) found.push(each);
	return found;
}

const divides = (factor: bigint, number: bigint) => factor > 0n && number % factor === 0n;

function kindOf(number: bigint): string {
	return ({ 1: "neither", 2: "prime" } as Record<number, string>)[divisorsOf(number).length] ?? "composite";
}

/** "6 is a factor of 48." and "48 is a multiple of 6." */
function isTrueOfFactors(sentence: string): boolean {
	const [one = 1n, other = 1n] = wholesIn(sentence);
	return sentence.includes("factor") ? divides(one, other) : divides(other, one);
}

const listsAll: Solver = ({ prompt }, { text }) => {
	const [number = 1n] = wholesIn(prompt);
	const all = divisorsOf(number);
	const told = wholesIn(text);
	return told.length === all.length && told.every((each, at) => each === all[at]);
};

const makesThePair: Solver = ({ prompt }, { texts: [task = "", shown = task] }) => {
	const [number = 1n] = wholesIn(task.includes("times") ? prompt : task);
	const [one = 1n, other = 1n] = wholesIn(shown);
	return repeatedSum(one, other) === number;
};

/** Sentences about all prime or composite numbers, tried on the numbers up to 100. */
const SENTENCES: Readonly<Record<string, (number: bigint) => boolean>> = {
	"2 is the only even prime number.": (n) => n % 2n === 1n || n === 2n || kindOf(n) !== "prime",
	"Every prime number has exactly two factors.": (n) => kindOf(n) !== "prime" || divisorsOf(n).length === 2,
	"1 is neither prime nor composite.": () => kindOf(1n) === "neither",
	"Every even number greater than 2 is composite.": (n) =>
		n % 2n === 1n || n <= 2n || kindOf(n) === "composite",
	"A composite number has more than two factors.": (n) =>
		kindOf(n) !== "composite" || divisorsOf(n).length > 2,
	"All odd numbers are prime.": (n) => n % 2n === 0n || kindOf(n) === "prime",
	"1 is a prime number.": () => kindOf(1n) === "prime",
	"All prime numbers are odd.": (n) => kindOf(n) !== "prime" || n % 2n === 1n,
	"A prime number has only one factor.": (n) => kindOf(n) !== "prime" || divisorsOf(n).length === 1,
	"Numbers greater than 50 are neither prime nor composite.": (n) => n <= 50n || kindOf(n) === "neither",
};

/** Sentences that one number is enough for. */
const SOME: Readonly<Record<string, (number: bigint) => boolean>> = {
	"Some odd numbers are composite.": (n) => n % 2n === 1n && kindOf(n) === "composite",
	"Some even numbers greater than 2 are prime.": (n) => n % 2n === 0n && n > 2n && kindOf(n) === "prime",
};

function isTrueOfPrimes(sentence: string): boolean {
	const numbers = Array.from({ length: 100 }, (_, at) => BigInt(at + 1));
	const some = SOME[sentence];
	if (some !== undefined) return numbers.some(some);
	const all = SENTENCES[sentence];
	if (all === undefined) throw new Error(`No solver for: ${sentence}`);
	return numbers.every(all);
}

/** One independent solver for each generator of grade 4 about factors and primes. */
export const factorWays4: Solvers = {
	"factor-pairs-multiples": (question, answer) => {
		const { question_type, prompt } = question;
		if (question_type === "SELECT_ALL") return isTrueOfFactors(answer.text);
		if (question_type === "MATCH_THE_FOLLOWING" || /is a factor pair of/.test(prompt))
			return makesThePair(question, answer);
		return byPrompt(
			[
				/\[\[one\]\]/,
				({ prompt: told }, { values }) => {
					const [one = 0n, other = 0n] = values.map((each) => each?.numerator ?? 0n);
					const numbers = wholesIn(told);
					const number = /^\D*(\d+)/.exec(told)?.[1] ?? "0";
					const [a = 0n, b = 0n] = numbers.slice(-2);
					return repeatedSum(one, a) === BigInt(number) && repeatedSum(other, b) === BigInt(number);
				},
			],
			[
				/list/,
				(asked, given) =>
					/How many numbers/.test(asked.prompt) ? countsAll(asked, given) : listed(asked, given),
			],
			[/How many factors|How many different/, (asked, given) => countsAll(asked, given)],
			[/Which factor belongs|other factor|Complete the factor/, (asked, given) => isThePartner(asked, given)],
			[
				/equal rows\. How many tiles are in each row/,
				wholes(([each], [all, rows]) => repeatedSum(rows, each) === all),
			],
			[/ between | first number after |smallest multiple/, (asked, given) => isTheNext(asked, given)],
			[
				/multiple of|skip-counts|divide by \d+ with nothing/,
				wholes(([value], [number]) => divides(number, value)),
			],
			[/./, wholes(([value], [number]) => divides(value, number))],
		)(question, answer);
	},
	"prime-composite": (question, answer) => {
		const { question_type, prompt } = question;
		const { text } = answer;
		if (question_type === "SELECT_ALL" || question_type === "VERIFY_WITH_LLM") {
			const [, number = "1", kind = ""] = /^(\d+) is (\w+)\./.exec(text) ?? [];
			return kindOf(BigInt(number)) === kind;
		}
		if (/^(prime|composite|neither)$/.test(text)) return kindOf(wholesIn(prompt)[0] ?? 1n) === text;
		if (question_type === "SELECT_ONE" && !readNumber(text.replaceAll("$", "")).readable)
			return isTrueOfPrimes(text);
		return byPrompt(
			[
				/smallest factor|smallest prime number that divides/,
				wholes(([value], numbers) => value === divisorsOf(numbers.find((each) => each > 2n) ?? 1n)[1]),
			],
			[
				/greater than \d+\?|prime number after/,
				wholes(([value], [from]) => {
					let next = from + 1n;
					while (kindOf(next) !== "prime") next += 1n;
					return value === next;
				}),
			],
			[/\\square/, fillsTheBox],
			[/goes with|Which number times/, (asked, given) => isTheCofactor(asked, given)],
			[/prime|exactly two/, wholes(([value]) => kindOf(value) === "prime")],
			[/./, wholes(([value]) => kindOf(value) === "composite")],
		)(question, answer);
	},
};

const countsAll = wholes(([count], [number]) => count === BigInt(divisorsOf(number).length));

/** Of lists of factors, and of the factor that is missing in a list. */
const listed: Solver = (question, answer) =>
	/Which factor belongs/.test(question.prompt) ? isThePartner(question, answer) : listsAll(question, answer);

/** Two numbers are given: the larger one is the product of the other and the entry. */
const isThePartner = wholes(([value], [one, other]) => {
	const [small, large] = one < other ? [one, other] : [other, one];
	return repeatedSum(small, value) === large;
});

const isTheCofactor = wholes(([value], numbers) => {
	const [one = 1n, other = 1n] = numbers.filter((each, at) => numbers.indexOf(each) === at);
	const [small, large] = one < other ? [one, other] : [other, one];
	return repeatedSum(small, value) === large;
});

/** The next multiple: of the number by which is counted, after the number that is given last or first. */
const isTheNext = wholes(
	([value], [number, from]) => value > from && value - from < number && divides(number, value),
);
