import fc from "fast-check";
import { expect, test } from "vitest";
import { EVIDENCE_TO_JUDGE, type Stage } from "../mastery/standing.ts";
import { findAll } from "./find.ts";
import { sentenceOf } from "./sentence.ts";
import { missedLast, standingWords } from "./slipping.ts";

const days = { from: "2026-11-09", to: "2026-11-15" };
const counts = { finished: 0, first_try: 0, active_ms: 0, days: 0, skipped: 0 };
const anyStage = fc.constantFrom<Stage>("unknown", "learning", "nearly", "mastered", "due_for_review");

/** Any history of one skill: its newest questions, newest first, and any figures. */
const history = fc.record({
	results: fc.array(fc.boolean(), { minLength: 1, maxLength: 10 }),
	older: fc.nat(20),
	stage: anyStage,
	before: anyStage,
	evidence: fc.double({ min: 0, max: 20, noNaN: true }),
});

test("a report's sentence about a skill agrees with the questions beside it", () => {
	fc.assert(
		fc.property(history, ({ results, older, stage, before, evidence }) => {
			const recent = results.map((is_first_try, at) => ({
				question_id: `${at}`,
				is_first_try,
				is_skipped: false,
			}));
			const skill = {
				skill_id: "s",
				name: "Add fractions",
				stage,
				evidence,
				answers_left: 3,
				review_due_on: stage === "mastered" ? "2026-11-18" : null,
				last_practised_on: "2026-11-12",
				finished_ever: recent.length + (recent.length === 10 ? older : 0),
				recent,
				course: { before, after: stage },
			};
			const findings = findAll({
				today: "2026-11-15",
				span: days,
				now: counts,
				before: { ...counts, span: days, weeks: 0 },
				tried_on: null,
				last_practised_on: null,
				skills: [skill],
				to_work_on: [],
				standard: { grade: 5, mastered: 0, in_progress: 1, not_started: 0, below: null },
			});
			const isMissedNow = results.length >= 2 && !results[0] && !results[1];
			const words = standingWords(stage, recent);
			for (const finding of findings.filter(({ evidence: of }) => of.skill_id !== null)) {
				const said = sentenceOf(finding, "Maya");
				const shown = finding.evidence.questions;
				// Mastered without qualification only if the newest two are not both missed.
				if (isMissedNow) expect([said, words].join()).not.toMatch(/” is mastered|,Mastered$/);
				const [, few, needed] = /: (\d+) of at least (\d+)/.exec(said) ?? [];
				if (few !== undefined) {
					expect(Number(few)).toBe(shown.length);
					expect(Number(needed)).toBe(EVIDENCE_TO_JUDGE);
					expect(shown.length).toBeLessThan(EVIDENCE_TO_JUDGE);
				}
				const [, right, all] = /(\d+) of the last (\d+) questions w/.exec(said) ?? [];
				if (right !== undefined) {
					expect(Number(all)).toBe(shown.length);
					expect(Number(right)).toBe(shown.filter(({ is_first_try }) => is_first_try).length);
				}
			}
		}),
		{ numRuns: 2000 },
	);
});

test.each([
	["mastered", [true, false, false], "Mastered"],
	["mastered", [false, true, true], "Mastered"],
	["mastered", [false, false, true], "Mastered, slipping"],
	["nearly", [false, false, true], "Nearly there"],
	["unknown", [false], "Learning"],
	["due_for_review", [true], "Mastered, review due"],
] as const)("%s with %j is called %s", (stage, results, words) => {
	expect(
		standingWords(
			stage,
			results.map((is_first_try) => ({ is_first_try, is_skipped: false })),
		),
	).toBe(words);
});

test("skipped questions are not counted as missed", () => {
	const skipped = { is_first_try: false, is_skipped: true };
	const right = { is_first_try: true, is_skipped: false };
	const wrong = { is_first_try: false, is_skipped: false };
	expect(missedLast([skipped, skipped])).toBe(0);
	expect(missedLast([skipped, wrong, skipped, wrong, right])).toBe(2);
	expect(standingWords("mastered", [skipped, wrong, skipped, right])).toBe("Mastered");
});
