import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { Question } from "@learnin/domain/question/question";
import type { App } from "@learnin/server/app";
import { saveImage } from "@learnin/server/features/images/index";
import { giveSession } from "@learnin/server/features/practice/index";
import { inTransaction } from "@learnin/server/platform/db/database";
import { tilePicture } from "./tile-picture.ts";

/**
 * Gives a demo child one session with an example of every question type and answer type, and one about an
 * uploaded image, which it returns.
 */
export async function giveEveryKindOfQuestion(
	app: App,
	email: string,
	created_at: Date,
): Promise<{ skill_id: string; difficulty: number; question: Question }> {
	const { db } = app.database;
	const student = await db
		.selectFrom("students")
		.select(["id", "family_id"])
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	const picture = {
		skill_id: "arrays-repeated-addition",
		difficulty: 1,
		question: await onPicture(app),
	} as const;
	const wanted = [...everyQuestion, picture].map(({ skill_id, difficulty, question }, position) => ({
		position,
		skill_id,
		difficulty,
		question,
	}));
	const session = { kind: "assignment", skill_id: null, title: "Every kind of question" } as const;
	const owner = { student_id: student.id, family_id: student.family_id };
	await inTransaction(db, (tx) => giveSession(tx, { ...owner, ...session, created_at, wanted }));
	return picture;
}

async function onPicture(app: App): Promise<Question> {
	const [rows, columns] = [4, 6];
	const { db } = app.database;
	const saved = await saveImage(
		{ db, storage: app.storage, log: app.server.log, now: () => new Date() },
		await tilePicture(rows, columns),
		{ name: "tiled-floor.png" },
	);
	if (!saved.saved) throw new Error(`the demo image was refused: ${saved.reason}`);
	return {
		question_type: "FILL_ONE",
		answer_type: "INTEGER",
		prompt: "Someone laid tiles on a floor. How many tiles are there in all?",
		images: [{ ...saved.image, alt: `${rows} rows of tiles with ${columns} tiles in each row.` }],
		answer_suffix: "tiles",
		hints: ["Every row has the same number of tiles.", `Count one row, then count it ${rows} times.`],
		explanation: `There are ${rows} rows with ${columns} tiles each: $${rows} \\times ${columns} = ${rows * columns}$.`,
		known_mistakes: [
			{
				id: "added-rows-and-columns",
				answer: `${rows + columns}`,
				feedback: "It looks like the rows and the columns were added. Each row has all those tiles.",
			},
		],
		key: { answers: [`${rows * columns}`] },
	};
}
