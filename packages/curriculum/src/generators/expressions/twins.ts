import { ask, NAMES, slip } from "../../kit/index.ts";
import type { SortCard } from "../../kit/ways/sorted.ts";
import { LETTERS, times } from "./rewriting.ts";

const BINS = ["Equivalent", "Not equivalent"] as const;

/** Cards with expressions, sorted by whether they are equivalent to one that is given. */
export const shuffledTwins = (length: "short" | "long") =>
	ask.sorted((random) => {
		const [x, a, c] = [random.pick(LETTERS), random.integer(2, 7), random.integer(2, 9)];
		const twin = (label: string): SortCard => ({ label, bin: BINS[0], wrong: [[slip.missedATwin, BINS[1]]] });
		const other = (wrong: (typeof slip)["combinedUnlike"], label: string): SortCard => ({
			label,
			bin: BINS[1],
			wrong: [[wrong, BINS[0]]],
		});
		const isShort = length === "short";
		const task = isShort ? `${2 * a}${x} + ${2 * c}` : `${a}(${x} + ${c}) + ${x}`;
		const twins = isShort
			? [`2(${a}${x} + ${c})`, `${times(a, x)} + ${times(a, x)} + ${2 * c}`, `${2 * c} + ${2 * a}${x}`]
			: [`${a + 1}${x} + ${a * c}`, `${a}${x} + ${a * c} + ${x}`, `${x} + ${a}(${c} + ${x})`];
		const others = isShort
			? [
					other(slip.combinedUnlike, `${2 * a + 2 * c}${x}`),
					other(slip.factoredOneTermOnly, `2(${a}${x} + ${2 * c})`),
				]
			: [
					other(slip.distributedToFirst, `${a}${x} + ${c} + ${x}`),
					other(slip.leftOutLikeTerm, `${a}(${x} + ${c})`),
					other(slip.combinedUnlike, `${a + 1 + a * c}${x}`),
				];
		return {
			prompt: random.pick([
				`Sort the expressions: are they equivalent to $${task}$?`,
				`Which of the expressions always have the same value as $${task}$? Sort the cards.`,
				`${random.pick(NAMES)} is looking for expressions that are equivalent to $${task}$. Sort the cards.`,
			]),
			bins: BINS,
			cards: [
				...random.shuffle(twins).slice(0, random.integer(2, 3)).map(twin),
				...random.shuffle(others).slice(0, 2),
			],
			hints: [
				"Equivalent expressions have the same value for every number.",
				`Try a small number for $${x}$ in $${task}$ and on each card.`,
				"Where they agree, try a second number, or remove the parentheses and combine like terms.",
			],
			steps: ["Remove the parentheses and combine like terms on each card.", `Compare with $${task}$.`],
		};
	});
