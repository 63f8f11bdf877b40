import { beliefAfter, knownChances } from "@learnin/domain/placement/placement-belief";
import { nextSkill } from "@learnin/domain/placement/choose-skill";
import { type PlacementModel, placementModel } from "@learnin/domain/placement/placement-model";
import { isTyped, kindInTurn, type KindInTurn } from "@learnin/domain/placement/placement-kind";
import { countsAsKnown } from "@learnin/domain/placement/placement-result";
import { PLACEMENT_QUESTIONS } from "@learnin/domain/placement/placement-rules";
import { skillsAround, threeGrades } from "@learnin/domain/placement/placement-skill";
import type { PlacementAnswer, PlacementSkill } from "@learnin/domain/placement/placement-skill";
import { generatedInteractions, generatedKinds } from "../generators/generated-kinds.ts";
import { placedChild, type PlacementWorld } from "./placement-worlds.ts";

/** A mean with half the width of its 95 % interval. */
export interface MeanWithin {
	mean: number;
	within: number;
}

export interface PlacementFigures {
	/** Shares of skills classified correctly: of the three grades around the child's own, and around its true level. */
	around_own_grade: MeanWithin;
	around_true_level: MeanWithin;
	/** The first of them before any question. */
	without_questions: MeanWithin;
	questions: number;
	/** Share of questions answered right. */
	right: number;
	/** Share of questions whose answers are typed. */
	typed: number;
}

interface Placed {
	model: PlacementModel;
	answers: PlacementAnswer[];
	typed: number;
}

const TAUGHT = { first: 2, last: 8 };

/** Places simulated children of one world and all grades; deterministic for a seed. */
export function placeChildren(
	world: PlacementWorld,
	skills: readonly PlacementSkill[],
	{ children, seed }: { children: number; seed: number },
): PlacementFigures {
	const models = new Map<number, PlacementModel>();
	const runs = Array.from({ length: children }, (_, number) => {
		const child = placedChild(world, skills, seed * 100_003 + number);
		const model = models.get(child.grade) ?? placementModel(skillsAround(skills, child.grade), child.grade);
		models.set(child.grade, model);
		const placed = place(model, child.answer);
		const rightIn = (grade: number, answers: readonly PlacementAnswer[]) =>
			shareRight(model, answers, child.knows, threeGrades(grade, TAUGHT));
		return {
			...placed,
			own: rightIn(child.grade, placed.answers),
			before: rightIn(child.grade, []),
			true: rightIn(
				Math.min(child.grade + 2, Math.max(child.grade - 2, Math.floor(child.level))),
				placed.answers,
			),
		};
	});
	const asked = runs.flatMap(({ answers }) => answers);
	return {
		around_own_grade: meanWithin(runs.map(({ own }) => own)),
		around_true_level: meanWithin(runs.map((run) => run.true)),
		without_questions: meanWithin(runs.map(({ before }) => before)),
		questions: asked.length / runs.length,
		right: asked.filter(({ response }) => response === "right").length / asked.length,
		typed: runs.reduce((sum, { typed }) => sum + typed, 0) / asked.length,
	};
}

function place(
	model: PlacementModel,
	answer: (skill: PlacementSkill) => PlacementAnswer["response"],
): Placed {
	const answers: PlacementAnswer[] = [];
	let typed = 0;
	while (answers.length < PLACEMENT_QUESTIONS) {
		const next = nextSkill(beliefAfter(model, answers), answers);
		const skill = model.skills.find(({ skill_id }) => skill_id === next?.skill_id);
		const kind = skill && howAsked([...answers, skill]);
		if (skill === undefined || kind === undefined) break;
		const { guess_chance } = kind;
		if (isTyped(kind)) typed += 1;
		answers.push({
			skill_id: skill.skill_id,
			guess_chance,
			response: answer({ ...skill, guess_chance }),
		});
	}
	return { model, answers, typed };
}

function howAsked(asked: readonly { skill_id: string }[]): KindInTurn | undefined {
	return kindInTurn(
		asked.map(({ skill_id }) => ({ kinds: generatedKinds(skill_id), made: generatedInteractions(skill_id) })),
	);
}

/** Of the skills of these grades in the placement, the share whose more probable state is the true one. */
function shareRight(
	model: PlacementModel,
	answers: readonly PlacementAnswer[],
	knows: ReadonlySet<string>,
	grades: readonly number[],
): number {
	const chances = knownChances(beliefAfter(model, answers));
	const judged = model.skills.flatMap(({ skill_id, grade }, at) =>
		grades.includes(grade) ? [countsAsKnown(chances[at] ?? 0) === knows.has(skill_id)] : [],
	);
	return judged.filter(Boolean).length / judged.length;
}

function meanWithin(values: readonly number[]): MeanWithin {
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
	return { mean, within: 1.96 * Math.sqrt(spread / values.length) };
}
