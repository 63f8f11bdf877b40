import type { ReportedSkill, StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import type { Stage } from "@learnin/domain/mastery/standing";
import type { ReportFigures, SkillFigures } from "@learnin/domain/reports/figures";
import { findAll } from "@learnin/domain/reports/find";

/** A made-up child whose figures go through the same rules as real ones. */
const noId = "00000000-0000-4000-8000-000000000000";
const span = { from: "2026-11-09", to: "2026-11-15" };

interface Practiced {
	name: string;
	stage: Stage;
	before: Stage;
	/** Newest first: right on the first try or not. */
	recent: string;
	finished: number;
	first_try: number;
	answers_left: number;
}

const practiced: readonly Practiced[] = [
	{
		name: "Equal fractions",
		stage: "mastered",
		before: "nearly",
		recent: "1111101101",
		finished: 17,
		first_try: 14,
		answers_left: 0,
	},
	{
		name: "Two digits times two digits",
		stage: "learning",
		before: "learning",
		recent: "0010010010",
		finished: 14,
		first_try: 5,
		answers_left: 3,
	},
	{
		name: "Compare any two fractions",
		stage: "nearly",
		before: "learning",
		recent: "1101101101",
		finished: 15,
		first_try: 11,
		answers_left: 2,
	},
];

const totals = { finished: 46, first_try: 30, active_ms: 52 * 60_000, skipped: 1, days: 5 };

const figures: ReportFigures = {
	today: span.to,
	span,
	now: totals,
	before: {
		finished: 152,
		first_try: 88,
		active_ms: 176 * 60_000,
		days: 17,
		weeks: 4,
		span: { from: "2026-10-12", to: "2026-11-08" },
	},
	tried_on: span.to,
	last_practised_on: span.to,
	skills: practiced.map(figuresOf),
	to_work_on: [],
	standard: { grade: 4, mastered: 11, in_progress: 6, not_started: 16, below: null },
};

function figuresOf({ name, stage, before, recent, finished, answers_left }: Practiced): SkillFigures {
	return {
		skill_id: name,
		name,
		stage,
		evidence: finished,
		answers_left,
		review_due_on: null,
		last_practised_on: span.to,
		finished_ever: finished,
		recent: [...recent].map((each) => ({ question_id: noId, is_first_try: each === "1", is_skipped: false })),
		course: { before, after: stage },
	};
}

function skillOf({ name, stage, finished, first_try, answers_left }: Practiced): ReportedSkill {
	return {
		skill_id: name,
		name,
		grade: 4,
		standard: "",
		stage,
		evidence: finished,
		answers_left,
		finished,
		first_try,
		active_ms: finished * 68_000,
		solved: finished - first_try - 1,
		missed: 1,
		skipped: 0,
		finished_ever: finished,
		last_practised_on: span.to,
		review_due_on: null,
		course: [],
	};
}

const weekly: readonly [from: string, to: string, finished: number, first_try: number][] = [
	["2026-10-12", "2026-10-18", 28, 14],
	["2026-10-19", "2026-10-25", 41, 23],
	["2026-10-26", "2026-11-01", 38, 22],
	["2026-11-02", "2026-11-08", 45, 29],
	["2026-11-09", "2026-11-15", totals.finished, totals.first_try],
];

export const sampleReport: StudentReport = {
	student: {
		id: noId,
		name: "Robin",
		call_name: "Robin",
		grade: 4,
		avatar: null,
		has_joined: true,
		may_practice: true,
		enrolled_until: null,
		first_practised_on: "2026-10-12",
	},
	today: span.to,
	first_day: "2026-10-12",
	span,
	totals,
	findings: findAll(figures),
	calendar: [],
	weeks: weekly.map(([from, to, finished, first_try]) => ({
		from,
		to,
		finished,
		first_try,
		active_ms: finished * 68_000,
	})),
	skills: practiced.map(skillOf),
	level_changes: [],
	grade_skills: [],
	home_activity: {
		skill_id: "two-digits",
		skill_name: "Two digits times two digits",
		title: "Tiles on the floor",
		needs: "a floor with tiles, or squared paper",
		steps: [
			"Mark off a rectangle of 12 by 14 squares.",
			"Split both sides at ten to make four parts.",
			"Count each part, and add up all four.",
		],
		ask: "Which of the four parts is the largest, and why?",
		because: "Seeing all four parts helps you remember the two in the middle.",
	},
};
