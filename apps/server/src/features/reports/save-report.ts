import { Readable } from "node:stream";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import type { SentFile } from "../../platform/http/register-route.ts";
import { languageOfAccount } from "../../platform/languages/say.ts";
import { sayActivity } from "../../platform/languages/say-activity.ts";
import { firstName } from "./call-names.ts";
import { defineTask } from "../../platform/workers/task.ts";
import type work from "./report-pdf.task.ts";
import { type SpanQuery, studentReport } from "./student-report.ts";

const drawTask = defineTask<typeof work>(import.meta.resolve("./report-pdf.task.ts"), {
	lane: "long",
	most_ms: 15_000,
	most_bytes: 10_000_000,
});

/** Far more than a family needs, too few to keep a node busy with drawing. */
const ofOneFamily = { name: "report-pdf:family", hits: 60, seconds: 60 * 60 };

/** The report on one child as a PDF. Throws like `studentReport`, before the first byte. */
export async function saveReport(
	app: AppContext,
	viewer: ParentViewer,
	student_id: string,
	asked: SpanQuery,
): Promise<SentFile> {
	const report = await studentReport(app, viewer, student_id, asked);
	await app.limit(ofOneFamily, viewer.family_id);
	const { span, student } = report;
	const language = languageOfAccount(viewer);
	const home_activity = sayActivity(language, report.home_activity);
	const bytes = await app.workers.run(drawTask, { report: { ...report, home_activity }, language });
	return {
		name: `learnin-report-${plain(firstName(student.name))}-${span.from}-to-${span.to}.pdf`,
		type: "application/pdf",
		pieces: Readable.from([bytes]),
	};
}

/** Letters that every file system accepts; "child" if a name has none. */
function plain(name: string): string {
	const letters = name
		.normalize("NFD")
		.replaceAll(/[^a-zA-Z]/g, "")
		.toLowerCase();
	return letters === "" ? "child" : letters;
}
