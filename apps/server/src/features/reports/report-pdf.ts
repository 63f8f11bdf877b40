import { familyStateWords } from "@learnin/domain/mastery/belief/family-state-words";
import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { gradeLabel } from "@learnin/domain/family/grades";
import { ACTIVE_TIME_RULE } from "@learnin/domain/practice/active-time";
import { answeredOf } from "@learnin/domain/reports/find";
import { sentenceOf, tooFewWords } from "@learnin/domain/reports/sentence";
import { placedNote, ratingWords, stageWords } from "@learnin/domain/mastery/belief/mastery-state";
import { standingWords } from "@learnin/domain/reports/slipping";
import { STUCK_RULE } from "@learnin/domain/reports/stuck";
import { datedSpanWords, dayWords, minutesWords, shareWords, spanWords } from "@learnin/domain/reports/words";
import { EVIDENCE_TO_JUDGE } from "@learnin/domain/mastery/standing";
import { canPrint } from "../../platform/pdf/letters.ts";
import {
	colors,
	drawTitle,
	heading,
	item,
	margin,
	needs,
	openPaper,
	type Paper,
	table,
	text,
	widthOf,
} from "../../platform/pdf/paper.ts";

const withoutName =
	"This file’s font can’t show the letters of the name, so it says “your child”. The report page shows it, on screen and in print.";

/** The report as a PDF, drawn while it is sent. */
export async function* reportPdf(
	report: StudentReport,
	say: (text: string) => string,
): AsyncGenerator<Uint8Array> {
	const isNamed = canPrint(report.student.call_name);
	const name = isNamed ? report.student.call_name : /* text */ "your child";
	const first = isNamed ? name : "Your child";
	const { span } = report;
	const paper = await openPaper({
		say,
		title: `Report on ${name}, ${datedSpanWords(span)}`,
		footer:
			"Learnin compares a child only with their own earlier work and with the standard for their grade.",
	});
	drawHead(paper, report, name);
	if (!isNamed) {
		text(paper, withoutName, "ink3", 8.5);
		paper.moveDown(0.8);
	}
	drawTotals(paper, report);
	for (const finding of report.findings) {
		const words = sentenceOf(finding, name);
		item(paper, words.startsWith(name) ? first + words.slice(name.length) : words);
	}
	drawActivity(paper, report, name);
	drawSkills(paper, report);
	drawWeeks(paper, report);
	drawChanges(paper, report);
	drawGrade(paper, report);
	heading(paper, "How to read this", 90);
	text(paper, ACTIVE_TIME_RULE, "ink2", 9);
	text(paper, STUCK_RULE, "ink2", 9);
	text(
		paper,
		"Right on first try means solved on the first try without a hint. Skipped questions don’t count. A question repeated on the same day counts once.",
		"ink2",
		9,
	);
	paper.end();
	for await (const piece of paper) yield piece as Uint8Array;
}

function drawHead(paper: Paper, { student, span }: StudentReport, name: string): void {
	drawTitle(paper, `Report on ${name}`);
	const place = gradeLabel(student.grade);
	text(paper, `${place} · ${datedSpanWords(span)}`, "ink2", 11);
	paper.moveDown(0.8);
}

function drawTotals(paper: Paper, { totals }: StudentReport): void {
	const figures = [
		["Questions finished", String(totals.finished)],
		["Right on first try", shareWords(totals)],
		["Time practicing", totals.active_ms === 0 ? "–" : minutesWords(totals.active_ms)],
		["Days practiced", String(totals.days)],
	] as const;
	const { y } = paper;
	const width = widthOf(paper) / figures.length;
	for (const [at, [label, value]] of figures.entries()) {
		const x = margin + at * width;
		paper.font("text").fontSize(8.5).fillColor(colors.ink3).text(label, x, y, { width });
		paper
			.font("display")
			.fontSize(14)
			.fillColor(colors.ink)
			.text(value, x, y + 13, { width: width - 8 });
	}
	paper.x = margin;
	paper.y = y + 44;
}

function drawActivity(paper: Paper, { home_activity: activity }: StudentReport, name: string): void {
	if (activity === null) return;
	const { title, needs: things, steps, ask, because, skill_name } = activity;
	heading(paper, "Five minutes at home", 150);
	paper.font("bold").fontSize(11).fillColor(colors.ink).text(`${title} · ${skill_name}`);
	paper.moveDown(0.3);
	text(paper, `You need: ${things}`, "ink2");
	for (const [at, step] of steps.entries()) text(paper, `${at + 1}. ${step}`);
	paper.moveDown(0.3);
	text(paper, `Then ask ${name}: “${ask}”`);
	text(paper, because, "ink2");
}

function drawSkills(paper: Paper, { skills, span }: StudentReport): void {
	const practised = skills.filter(({ finished, skipped }) => finished + skipped > 0);
	if (practised.length === 0) return;
	heading(paper, `Skills practiced, ${spanWords(span)}`, 100);
	table(
		paper,
		[
			{ header: "Skill", share: 0.27, cell: ({ name }) => name },
			{ header: "Standard", share: 0.12, cell: ({ standard }) => standard },
			{ header: "Status", share: 0.2, cell: stageCell },
			{ header: "Right on first try", share: 0.15, cell: shareWords },
			{ header: "Time practicing", share: 0.14, cell: ({ active_ms }) => minutesWords(active_ms) },
			{
				header: "Review by",
				share: 0.12,
				cell: ({ review_due_on: due }) => (due === null ? "–" : dayWords(due)),
			},
		],
		practised,
	);
}

function stageCell({ stage, finished_ever, course }: StudentReport["skills"][number]): string {
	if (stage !== "unknown") return standingWords(stage, course.toReversed());
	return capital(tooFewWords(answeredOf(finished_ever, course), EVIDENCE_TO_JUDGE));
}

function drawWeeks(paper: Paper, report: StudentReport): void {
	const first = report.weeks.findIndex(({ finished }) => finished > 0);
	if (first < 0) return;
	// Weeks before any practice would be empty lines.
	const weeks = report.weeks.slice(first);
	heading(paper, "Week by week", 60 + weeks.length * 20);
	const most = Math.max(1, ...weeks.map(({ finished }) => finished));
	for (const { from, to, finished, first_try, active_ms } of weeks) {
		needs(paper, 20);
		const { y } = paper;
		paper
			.font("text")
			.fontSize(8.5)
			.fillColor(colors.ink2)
			.text(spanWords({ from, to }), 48, y, { width: 110 });
		const scale = 130 / most;
		paper.rect(160, y, first_try * scale, 9).fill(colors.sky);
		paper.rect(160 + first_try * scale, y, (finished - first_try) * scale, 9).fill(colors.gold);
		paper.fillColor(colors.ink).text(weekWords({ finished, first_try, active_ms }), 304, y, { width: 244 });
		paper.x = margin;
		paper.y = y + 17;
	}
	text(paper, "Blue: right on the first try. Orange: with a hint, another try or not solved.", "ink3", 8);
}

function weekWords(week: { finished: number; first_try: number; active_ms: number }): string {
	if (week.finished === 0) return "–";
	return `${week.finished} finished, ${week.first_try} right on the first try, ${minutesWords(week.active_ms)}`;
}

function drawChanges(paper: Paper, { level_changes: changes }: StudentReport): void {
	if (changes.length === 0) return;
	heading(paper, "What changed", 80);
	table(
		paper,
		[
			{ header: "Day", share: 0.12, cell: ({ date }) => dayWords(date) },
			{ header: "Skill", share: 0.37, cell: ({ skill_name }) => skill_name },
			{ header: "From", share: 0.28, cell: ({ from }) => ratingWords(from) },
			{ header: "To", share: 0.23, cell: ({ to }) => stageWords(to) },
		],
		changes,
	);
}

function drawGrade(paper: Paper, { grade_skills, student }: StudentReport): void {
	heading(paper, `Skills of grade ${student.grade}`, 100);
	const note = placedNote(grade_skills.filter(({ looks_known }) => looks_known).length);
	if (note !== null) {
		text(paper, note, "ink2", 9);
		paper.moveDown(0.5);
	}
	table(
		paper,
		[
			{ header: "Standard", share: 0.15, cell: ({ standard }) => standard },
			{ header: "Skill", share: 0.65, cell: ({ parent_name }) => parent_name },
			{ header: "Status", share: 0.2, cell: familyStateWords },
		],
		grade_skills,
	);
}

function capital(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
