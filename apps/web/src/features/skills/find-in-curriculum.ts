import { COVERAGE_GAPS, type CoverageGap, coverageGaps } from "@learnin/domain/authoring/draft/coverage-gaps";
import type { ListedSkill } from "./skills.api.ts";

export const sorts = ["order", "name", "questions", "types", "waiting", "students"] as const;
export type Sort = (typeof sorts)[number];

/** The state in the address. */
export interface CurriculumSearch {
	text: string;
	grade: number | null;
	domain: string | null;
	/** One gap, or any. */
	gap: CoverageGap | "any" | null;
	state: "active" | "inactive" | null;
	sort: Sort;
	view: "table" | "map";
	/** The skill whose panel is open. */
	skill: string | null;
	/** The panel shows the form. */
	isEdit: boolean;
	/** The form of a new one is open. */
	isNew: boolean;
}

/** The state of an address; invalid parts are ignored. */
export function searchOf(params: URLSearchParams): CurriculumSearch {
	const grade = Number(params.get("grade"));
	const gap = params.get("gap");
	const state = params.get("state");
	return {
		text: params.get("q") ?? "",
		grade: grade >= 2 && grade <= 8 ? grade : null,
		domain: params.get("domain"),
		gap: gap === "any" ? gap : (COVERAGE_GAPS.find((each) => each === gap) ?? null),
		state: state === "active" || state === "inactive" ? state : null,
		sort: sorts.find((each) => each === params.get("sort")) ?? "order",
		view: params.get("view") === "map" ? "map" : "table",
		skill: params.get("skill"),
		isEdit: params.has("edit"),
		isNew: params.has("new"),
	};
}

/** What the skill lacks for practice; empty for one that students do not start. */
export function gapsOf({ is_active, generator_version, questions, difficulties, types }: ListedSkill) {
	if (!is_active) return [];
	return coverageGaps({
		has_generator: generator_version !== null,
		published: questions.published,
		difficulties: difficulties.length,
		types: types.length,
	});
}

/** The matching skills in the chosen order. Every word must be in a name, the code or the id. */
export function findInCurriculum(skills: readonly ListedSkill[], search: CurriculumSearch): ListedSkill[] {
	const { text, grade, domain, gap, state, sort } = search;
	const words = plain(text).split(" ").filter(Boolean);
	const found = skills.filter(
		(skill) =>
			(grade === null || skill.grade === grade) &&
			(domain === null || skill.domain === domain) &&
			(state === null || skill.is_active === (state === "active")) &&
			(gap === null || isGap(skill, gap)) &&
			words.every((word) => wordsOf(skill).includes(word)),
	);
	return sorted(found, sort);
}

function isGap(skill: ListedSkill, gap: CoverageGap | "any"): boolean {
	const gaps = gapsOf(skill);
	return gap === "any" ? gaps.length > 0 : gaps.includes(gap);
}

function sorted(skills: readonly ListedSkill[], sort: Sort): ListedSkill[] {
	switch (sort) {
		case "order":
			return [...skills];
		case "name":
			return skills.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
		// Fewest first: those need work.
		case "questions":
			return skills.toSorted((a, b) => a.questions.published - b.questions.published);
		case "types":
			return skills.toSorted((a, b) => a.types.length - b.types.length);
		case "waiting":
			return skills.toSorted((a, b) => b.questions.in_review - a.questions.in_review);
		case "students":
			return skills.toSorted((a, b) => b.students - a.students);
	}
}

function wordsOf({ id, name, child_name, standard }: ListedSkill): string {
	return plain(`${name} ${child_name} ${standard} ${id}`);
}

/** Without case and accents; the periods of a code stay. */
function plain(text: string): string {
	return text
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}.]+/gu, " ")
		.trim();
}
