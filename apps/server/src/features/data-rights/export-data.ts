import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import type { SentFile } from "../../platform/http/register-route.ts";
import { requirePassword } from "../credentials/index.ts";
import { selectBatches, selectStudents } from "./export.queries.ts";
import type { ExportPart } from "./export-part.ts";
import { partsOfAccount, partsOfStudent } from "./export-parts.ts";
import { partsOfFamily } from "./export-parts-of-family.ts";
import { csvTexts, jsonTexts } from "./export-texts.ts";
import { type ZippedFile, zipPieces } from "../../platform/zip/zip-pieces.ts";

/** An export reads everything: enough for a family, too few to keep a database busy. */
const ofOneFamily = { name: "export:family", hits: 6, seconds: 60 * 60 };

/**
 * All data about one child, or about the whole family, as one ZIP that is written while it is sent. Throws
 * `not_found`, `wrong_password`, `session_too_old` or `too_many_requests` before the first byte.
 */
export async function exportData(
	app: AppContext,
	viewer: ParentViewer,
	wanted: { student_id: string | null; password?: string | undefined },
): Promise<SentFile> {
	const { family_id, account_id } = viewer;
	const students = await selectStudents(app.db, family_id, wanted.student_id);
	if (wanted.student_id !== null && students.length === 0) throw new ApiError("not_found");
	await requirePassword(app, viewer, wanted.password);
	await app.limit(ofOneFamily, family_id);
	const now = app.now();
	await recordAct(app.db, {
		actor_id: account_id,
		action: wanted.student_id === null ? "family.exported" : "student.exported",
		subject_id: wanted.student_id ?? family_id,
		family_id,
		created_at: now,
	});
	const folders = students.map((student, index) => ({
		folder: `children/${index + 1}-${slug(student.name)}`,
		student,
	}));
	const files = [
		readMe(now),
		...folders.flatMap(({ folder, student }) => [
			...filesOf(app.db, partsOfStudent, folder, student.id),
			...(student.account_id === null
				? []
				: filesOf(app.db, partsOfAccount, `${folder}/sign-in`, student.account_id)),
		]),
		// Only the other guardian can request that guardian's devices, addresses and notifications.
		...(wanted.student_id === null
			? [
					...filesOf(app.db, partsOfAccount, "you", account_id),
					...filesOf(app.db, partsOfFamily, "family", family_id),
				]
			: []),
	];
	const who = wanted.student_id === null ? "family" : slug(students[0]?.name ?? "");
	return {
		name: `learnin-${who}-${now.toISOString().slice(0, 10)}.zip`,
		type: "application/zip",
		pieces: zipPieces(files, now),
	};
}

function filesOf(db: Db, parts: readonly ExportPart[], folder: string, id: string): ZippedFile[] {
	return parts.flatMap((part) => [
		{ path: `${folder}/${part.file}.json`, texts: jsonTexts(selectBatches(db, part, id)) },
		{ path: `${folder}/${part.file}.csv`, texts: csvTexts(selectBatches(db, part, id)) },
	]);
}

function readMe(now: Date): ZippedFile {
	const text = `Learnin, ${now.toISOString()}

Everything that Learnin keeps about you, twice: as JSON for programs and as CSV for spreadsheets.
Times are in UTC. Amounts named "minor" are cents. An empty file means we keep nothing of that kind.
Not in here: passwords, PINs and codes, which are kept only in a form that nobody can read,
and the solutions of questions that are still open.
`;
	return {
		path: "README.txt",
		texts: (async function* () {
			yield text;
		})(),
	};
}

/** "Maya Okafor" becomes "maya-okafor"; a name without Latin letters becomes "child". */
function slug(name: string): string {
	const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
	const words = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
	return words.slice(0, 40) || "child";
}
