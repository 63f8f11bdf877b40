import type { AnswerType } from "@learnin/domain/question/question";
import type { Slip, Wrong } from "../draft.ts";
import { anyFraction, decimals, ratio, type Value, whole } from "../value.ts";
import { OF_ALGEBRA } from "./of-algebra.ts";
import { OF_ANGLES_AND_POINTS } from "./of-angles-and-points.ts";
import { OF_DATA } from "./of-data.ts";
import { OF_FRACTIONS } from "./of-fractions.ts";
import { OF_INTEGERS } from "./of-integers.ts";
import { OF_OPERATIONS } from "./of-operations.ts";
import { OF_PLACES } from "./of-places.ts";
import { OF_PRODUCTS } from "./of-products.ts";
import { OF_RATIOS } from "./of-ratios.ts";
import { OF_SHAPES } from "./of-shapes.ts";
import { OF_SUMS } from "./of-sums.ts";
import type { Lead, TaskKind } from "./task-kind.ts";

const KINDS: readonly TaskKind[] = [
	...OF_SUMS,
	...OF_PRODUCTS,
	...OF_FRACTIONS,
	...OF_PLACES,
	...OF_OPERATIONS,
	...OF_RATIOS,
	...OF_INTEGERS,
	...OF_ALGEBRA,
	...OF_SHAPES,
	...OF_ANGLES_AND_POINTS,
	...OF_DATA,
];
/** A task is either a formula or a phrase, so half of the kinds need not be tried. */
const FORMULAS = KINDS.filter(({ reads }) => reads.source.startsWith("^\\$"));
const PHRASES = KINDS.filter((kind) => !FORMULAS.includes(kind));

const ANSWER_TYPES = ["INTEGER", "STRING", "SIMPLE_FRACTION", "MIXED_FRACTION", "FLOAT", "MIXED"] as const;
const byAnswerType = (kinds: readonly TaskKind[]): ReadonlyMap<AnswerType, readonly TaskKind[]> =>
	new Map(ANSWER_TYPES.map((type) => [type, kinds.filter(({ types }) => types?.includes(type) !== false)]));
const FORMULAS_OF = byAnswerType(FORMULAS);
const PHRASES_OF = byAnswerType(PHRASES);

/**
 * The wrong answers to a bare task from lists of common errors, most probable first, without procedures that give
 * none; empty for a task of no known kind.
 */
export function textbookErrors(task: string, right: Value): Wrong[] {
	if (right.worth === undefined) return [];
	const worth = right.worth[0] / right.worth[1];
	const kinds = (task.startsWith("$") ? FORMULAS_OF : PHRASES_OF).get(right.answer_type) ?? [];
	for (const kind of kinds) {
		const read = kind.reads.exec(task);
		const leads = read === null ? [] : kind.leads(worth, read.slice(1));
		if (leads.length > 0) return wrongOf(leads, kind);
	}
	return [];
}

function wrongOf(leads: readonly (readonly [Slip, Lead])[], { isSigned = false }: TaskKind): Wrong[] {
	const wrong: Wrong[] = [];
	for (const lead of leads) {
		const value = valueOf(lead[1]);
		const isPossible = value?.worth !== undefined && (value.worth[0] >= 0 || isSigned);
		if (isPossible) wrong.push([lead[0], value]);
	}
	return wrong;
}

/** A result with more digits than a child writes means that the numbers do not fit the procedure. */
const MAX_PLACES = 9;

function valueOf(lead: Lead): Value | undefined {
	if (lead === undefined) return undefined;
	if (typeof lead !== "number") return fractionOf(lead);
	if (Number.isInteger(lead)) return Number.isSafeInteger(lead) ? whole(lead) : undefined;
	const units = Math.round(lead * 10 ** MAX_PLACES);
	const isExact = Math.abs(units / 10 ** MAX_PLACES - lead) < 1e-12 + 1e-14 * Math.abs(lead);
	return Number.isFinite(lead) && isExact ? decimals(units, MAX_PLACES) : undefined;
}

function fractionOf([top, bottom]: readonly [number, number]): Value | undefined {
	if (!Number.isInteger(top) || !Number.isInteger(bottom) || bottom === 0) return undefined;
	if (top % bottom === 0) return whole(top / bottom);
	return top > bottom ? anyFraction(top, bottom) : ratio(top, bottom);
}
