import { readFileSync } from "node:fs";
import { SKILLS_OF_GRADE } from "@learnin/domain/family/skills-of-grade";
import { LANGUAGES } from "@learnin/domain/texts/languages";
import type { Generator } from "../src/generators/generator.ts";
import { typesMade } from "../src/generators/types-made.ts";
import { homeActivityFor } from "../src/home-activities/home-activities.ts";
import { independentSolvers } from "../src/independent-solvers/solvers.ts";
import { IDEAS } from "../src/lessons/ideas/ideas.ts";
import type { Skill } from "../src/skills/skill.ts";
import { skillById, skills } from "../src/skills/skills.ts";
import { golden } from "../src/testing/golden/golden.ts";

/** Translations by file: all skills look into the same few. */
const read = new Map<string, object>();

/** What a skill with this generator still needs, and in which file; empty if it is complete. */
export function missingParts({ skill_id, version }: Pick<Generator, "skill_id" | "version">): string[] {
	const skill = skillById(skill_id);
	if (skill === undefined) return ["no skill: add it to skills/grade-N"];
	const { grade } = skill;
	const ideas = `lessons/ideas/ideas-of-grades-${grade <= 5 ? "2-to-5" : "6-to-8"}.ts`;
	const counted = skills.filter((each) => each.grade === grade).length;
	const name = `${skill_id}@${version}`;
	const parts: readonly (readonly [isThere: boolean, missing: string])[] = [
		[skill_id in independentSolvers, `no independent solver: add it to independent-solvers/grade-${grade}`],
		[skill_id in IDEAS, `no idea for its lesson: add it to ${ideas}`],
		[homeActivityFor(skill_id) !== undefined, `no home activity: add one to home-activities/grade-${grade}`],
		...untranslated(skill).map((missing) => [false, missing] as const),
		[
			SKILLS_OF_GRADE[grade] === counted,
			`the home page counts ${SKILLS_OF_GRADE[grade]} skills of grade ${grade} instead of ${counted}: change domain/family/skills-of-grade.ts`,
		],
		[
			name in golden && name in typesMade,
			`no fingerprint: run "npm run curriculum -- fingerprints" at the end`,
		],
	];
	return parts.flatMap(([isThere, missing]) => (isThere ? [] : [missing]));
}

function untranslated({ id, child_name, parent_name, domain_name }: Skill): string[] {
	const { title, needs, steps, ask, because } = homeActivityFor(id) ?? {};
	const activity = [title, needs, ...(steps ?? []), ask, because].filter((text) => text !== undefined);
	const [, ...others] = LANGUAGES;
	return others.flatMap(({ code }) => [
		...lacking(`texts/${code}.json`, [child_name, parent_name, domain_name]),
		...lacking(`texts/at-home/${code}.json`, activity),
	]);
}

function lacking(file: string, english: readonly string[]): string[] {
	const texts =
		read.get(file) ?? (JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")) as object);
	read.set(file, texts);
	return english.filter((text) => !(text in texts)).map((text) => `no translation of "${text}" in ${file}`);
}
