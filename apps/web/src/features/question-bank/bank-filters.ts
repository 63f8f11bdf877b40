import {
	BANK_SORTS,
	QUESTION_SOURCES,
	QUESTION_STATES,
} from "@learnin/contract/routes/bank/question-bank.contract";
import { typeWords } from "../question-common/index.ts";
import type { BankFilters } from "./question-bank.api.ts";

const types = Object.keys(typeWords) as (keyof typeof typeWords)[];
/** `me`, `nobody`, or the id of a super-admin. */
const reviewers = /^(?:me|nobody|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The filters in the address; invalid ones are ignored. */
export function filtersOf(search: URLSearchParams): BankFilters {
	const state = oneOf(QUESTION_STATES, search.get("state"));
	const source = oneOf(QUESTION_SOURCES, search.get("source"));
	const question_type = oneOf(types, search.get("type"));
	const [reviewer] = reviewers.exec(search.get("reviewer") ?? "") ?? [];
	const sort = oneOf(BANK_SORTS, search.get("sort"));
	const grade = numberOf(search.get("grade"), 12);
	const difficulty = numberOf(search.get("difficulty"), 5);
	const words = textOf(search.get("search"), 200);
	const skill_id = textOf(search.get("skill"), 100);
	const tag = textOf(search.get("tag"), 40);
	return {
		...(words !== undefined && { search: words }),
		...(state !== undefined && { state }),
		...(source !== undefined && { source }),
		...(question_type !== undefined && { question_type }),
		...(grade !== undefined && { grade }),
		...(skill_id !== undefined && { skill_id }),
		...(difficulty !== undefined && { difficulty }),
		...(tag !== undefined && { tag }),
		...(reviewer !== undefined && { reviewer }),
		...(sort !== undefined && { sort }),
	};
}

/** Names of the panel's filters in the address; state, search and order are shown elsewhere. */
export const panelFilters = ["source", "type", "grade", "skill", "difficulty", "tag", "reviewer"] as const;
export type FilterName = (typeof panelFilters)[number] | "state" | "search" | "sort";

/** The address with one filter changed; an empty one is removed. */
export function withFilter(search: URLSearchParams, name: FilterName, value: string): URLSearchParams {
	const next = new URLSearchParams(search);
	if (value === "") next.delete(name);
	else next.set(name, value);
	return next;
}

/** How many filters of the panel are set. */
export function countOfFilters(search: URLSearchParams): number {
	return panelFilters.filter((name) => (search.get(name) ?? "") !== "").length;
}

function oneOf<T extends string>(all: readonly T[], value: string | null): T | undefined {
	return all.find((each) => each === value);
}

function numberOf(value: string | null, most: number): number | undefined {
	if (value === null || !/^\d{1,2}$/.test(value)) return undefined;
	const number = Number(value);
	return number >= 1 && number <= most ? number : undefined;
}

function textOf(value: string | null, most: number): string | undefined {
	const text = value?.trim().slice(0, most);
	return text === "" ? undefined : text;
}
