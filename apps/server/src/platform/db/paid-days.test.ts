import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildParent, buildStudent } from "../testing/factories.ts";
import { testApp } from "../testing/test-app.ts";
import { hasDaysLeft, hasRunningDays, runningDaysSql } from "./paid-days.ts";

const app = await testApp();
const hour = 60 * 60 * 1000;

test.each([
	{ what: "that began", starts: -1, ends: 1, isRunning: true, isLeft: true },
	{ what: "that begin this moment", starts: 0, ends: 1, isRunning: true, isLeft: true },
	{ what: "to come", starts: 1, ends: 2, isRunning: false, isLeft: true },
	{ what: "that end this moment", starts: -1, ends: 0, isRunning: false, isLeft: false },
	{ what: "that are over", starts: -2, ends: -1, isRunning: false, isLeft: false },
	{ what: "that were ended early", starts: -1, ends: 1, ended: 0, isRunning: false, isLeft: false },
])("days $what are running: $isRunning, left: $isLeft", async ({ starts, ends, ended, ...is }) => {
	const { db } = app.database;
	const { now } = app.clock;
	const at = (hours: number) => new Date(now.getTime() + hours * hour);
	const { student_id } = await buildStudent(app, await buildParent(app));
	await db
		.updateTable("enrolments")
		.where("student_id", "=", student_id)
		.set({
			starts_at: at(starts),
			ends_at: at(ends),
			ended_early_at: ended === undefined ? null : at(ended),
		})
		.execute();
	const found = await db
		.selectFrom("enrolments as e")
		.where("e.student_id", "=", student_id)
		.select([
			hasRunningDays(now).as("is_running"),
			sql<boolean>`${sql.raw(runningDaysSql(`'${now.toISOString()}'::timestamptz`))}`.as(
				"is_running_by_hand",
			),
			hasDaysLeft(now).as("is_left"),
		])
		.executeTakeFirstOrThrow();
	expect(found).toEqual({
		is_running: is.isRunning,
		is_running_by_hand: is.isRunning,
		is_left: is.isLeft,
	});
});
