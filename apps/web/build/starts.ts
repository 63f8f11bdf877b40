import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getParentDashboard } from "@learnin/contract/routes/practice/activity.contract";
import { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import type { RouteInput } from "@learnin/contract/define-route";
import { getSession, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import { openPaths, paths } from "../src/paths/paths.ts";
import { filesBehind } from "./page-weight.ts";

/** Requests that a page's document may send immediately, before any script has run that would send them later. */
export interface Start {
	/** The path of the pages, as in the router: "/student/questions/skill/:skillId". */
	path: string;
	/** Files below the folder of the built app. */
	scripts: string[];
	styles: string[];
	/** API addresses that a signed-in account requests first; the first returns the account. */
	asks: string[];
	/** Requested once the account is known to be a student: "address", or "address=body" for a POST. */
	asks_as_student: string[];
}

/** Placeholder for the last part of the page's own path. */
const LAST_PART = "*";

const shell = "src/app/shell/shell-pages.tsx";
const practice = [
	"src/features/practice/session/practice-page.tsx",
	// Most sets start with one of these; the page requests them in any case.
	"src/features/practice/inputs/boxes/fill-one-input.tsx",
	"src/features/practice/inputs/options/select-one-input.tsx",
];
const who = getUserDetails.path;

interface StartOf {
	modules: string[];
	asks: string[];
	asks_as_student?: string[];
}

/** Starting a set is idempotent, so a document may do it too. */
const start = (wish: RouteInput<typeof startSession>["body"]) =>
	`${startSession.path}=${JSON.stringify(wish)}`;

const starts: Record<string, StartOf> = {
	[paths.studentDashboard]: {
		modules: [shell, "src/app/pages/student-dashboard.tsx"],
		asks: [who, getPlan.path, getStudentDashboard.path],
	},
	[paths.parentDashboard]: {
		modules: [shell, "src/features/activity/dashboard/parent-dashboard-page.tsx"],
		asks: [who, getParentDashboard.path],
	},
	[paths.adminDashboard]: {
		modules: [shell, "src/features/people/dashboard/superadmin-dashboard-page.tsx"],
		asks: [who],
	},
	[paths.practiceSkill]: {
		modules: practice,
		asks: [who],
		asks_as_student: [start({ kind: "skill", skill_id: LAST_PART })],
	},
	[paths.practiceSession]: {
		modules: practice,
		asks: [who],
		asks_as_student: [getSession.path.replace(/:\w+$/, LAST_PART)],
	},
	[paths.practiceDaily]: { modules: practice, asks: [who], asks_as_student: [start({ kind: "daily" })] },
	[paths.practiceReview]: { modules: practice, asks: [who], asks_as_student: [start({ kind: "review" })] },
	[paths.practiceBookmarks]: {
		modules: practice,
		asks: [who],
		asks_as_student: [start({ kind: "bookmarks" })],
	},
	// Shown without loading the profile.
	...Object.fromEntries(openPaths.map((path) => [path, { modules: [], asks: [] }])),
};

/** Writes them for the server (`starts.json`), which adds them to the document of each page. */
export async function writeStarts(distDir: string): Promise<void> {
	const written = Object.entries(starts).map(([path, { modules, asks, asks_as_student = [] }]): Start => {
		const { js, css } = filesBehind(distDir, modules);
		return { path, scripts: [...js], styles: [...css], asks, asks_as_student };
	});
	await writeFile(join(distDir, "starts.json"), JSON.stringify(written));
}
