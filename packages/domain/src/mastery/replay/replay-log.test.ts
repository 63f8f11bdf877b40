import { beforeAll, describe, expect, test } from "vitest";
import { calibrationErrorByCount, logLoss, type Prediction, rankingQuality } from "../belief/measures.ts";
import { eloPredictions } from "../testing/elo.ts";
import { problemSetLog } from "../testing/problem-set-world.ts";
import { tutorLog } from "../testing/tutor-world.ts";
import type { LoggedAnswer } from "./answer-replay.ts";
import { type ReplayedAnswer, replayHeldOut, replayInOrder } from "./replay-log.ts";

const by = (predictor: "head" | "model") => (answers: readonly ReplayedAnswer[]) =>
	answers.map((answer): Prediction => ({ chance: answer[predictor], is_right: answer.is_right }));
const byHead = by("head");
const byModel = by("model");
const isHeldOut = (learner: string) => Number(learner.split("-")[1]) % 5 === 0;

const isAudit = process.env["AUDIT"] === "full";
const all: [string, () => LoggedAnswer[]][] = [
	["usual traffic", () => problemSetLog(3)],
	["traffic that becomes harder", () => problemSetLog(3, { drift: 2 })],
	[
		"many items, few answers of each learner",
		() => problemSetLog(3, { learners: 700, answers_per_learner: 35, items_per_skill: 60 }),
	],
	["steps of one skill", () => tutorLog(3, { several_skills: 0 })],
	["steps of several skills", () => tutorLog(3, { learners: isAudit ? 400 : 200 })],
];

/** The first and the next to last are contained in the others; an audit replays all. */
const worlds = all.filter((_, at) => isAudit || (at !== 0 && at !== 3));

describe.each(worlds)("%s", (_, makeLog) => {
	const log = makeLog();
	let in_order: ReplayedAnswer[] = [];
	let held_out: ReplayedAnswer[] = [];
	beforeAll(() => {
		in_order = replayInOrder(log);
		held_out = replayHeldOut(log, isHeldOut);
	});

	test("history ranks answers of unseen learners better than the model alone and than Elo", () => {
		expect(held_out.length).toBeGreaterThan(3_000);
		const quality = rankingQuality(byHead(held_out));
		expect(quality).toBeGreaterThan(rankingQuality(byModel(held_out)) + 0.02);
		expect(quality).toBeGreaterThan(rankingQuality(eloPredictions(log, isHeldOut)) + 0.01);
	});
	test.each([1_000, 5_000])(
		"the first %i answers are not predicted worse than by the model alone",
		(count) => {
			const first = in_order.slice(0, count);
			expect(logLoss(byHead(first))).toBeLessThan(logLoss(byModel(first)) + 0.001);
			expect(rankingQuality(byHead(first))).toBeGreaterThan(rankingQuality(byModel(first)) - 0.003);
		},
	);
	test("chances match frequencies", () => {
		expect(calibrationErrorByCount(byHead(in_order))).toBeLessThan(0.01);
	});
});

test("the same log gives the same predictions, and a held-out student teaches nothing about others", () => {
	const log = problemSetLog(5, { learners: 30 });
	const held_out = replayHeldOut(log, isHeldOut);
	expect(replayHeldOut(log, isHeldOut)).toEqual(held_out);
	// Of two held-out students neither changes the predictions for the other.
	const alone = replayHeldOut(
		log.filter(({ learner }) => !isHeldOut(learner) || learner === "learner-5"),
		isHeldOut,
	);
	const expected = log
		.filter(({ learner }) => isHeldOut(learner))
		.flatMap(({ learner }, at) => (learner === "learner-5" ? [held_out[at]] : []));
	expect(alone).toEqual(expected);
});

test("answers of several skills, at the same moment and without times are accepted", () => {
	const log = problemSetLog(7, { learners: 10 }).map((answer, at) => ({
		...answer,
		skills: at % 3 === 0 ? [...answer.skills, "other", "other"] : answer.skills,
		at_ms: 0,
		duration_ms: null,
	}));
	for (const { head } of replayInOrder(log)) {
		expect(head).toBeGreaterThan(0);
		expect(head).toBeLessThan(1);
	}
});
