import * as contract from "@learnin/contract/routes/bank/question-bank.contract";
import {
	drawQuestionFigure,
	getFigureSamples,
} from "@learnin/contract/routes/bank/question-figures.contract";
import { drawnFigureNames } from "@learnin/domain/authoring/drawn-figures";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import { expect, test } from "vitest";
import { buildAdmin } from "../../../platform/testing/factories.ts";
import { testApp } from "../../../platform/testing/test-app.ts";

const app = await testApp();
const admin = await buildAdmin(app);

const samples = async () => (await app.call(getFigureSamples, {}, admin.token)).data.figures;

test("each figure can be chosen with its picture, and is drawn with its settings again", async () => {
	const figures = await samples();
	expect(figures.map(({ name }) => name)).toEqual(drawnFigureNames);
	for (const { name, settings, figure } of figures) {
		const { data } = await app.call(drawQuestionFigure, { body: { name, settings } }, admin.token);
		expect(data).toEqual({ figure, fault: null });
	}
});

test("a setting that a figure can't be drawn with is named, with what it may be", async () => {
	const body = {
		name: "bar-chart" as const,
		settings: {
			bars: [
				["cats", "4"],
				["dogs", "many"],
			],
		}, // prettier-ignore
	};
	const { data } = await app.call(drawQuestionFigure, { body }, admin.token);
	expect(data).toEqual({
		figure: null,
		fault: { setting: "bars.1.1", fault: "not-a-number", least: 0, most: 1_000_000 },
	});
});

test("a question keeps the settings of its figure; a student gets the picture alone", async () => {
	const [sample] = (await samples()).filter(({ name }) => name === "bar-chart");
	if (sample === undefined) throw new Error("There is no bar graph.");
	const drawn = { name: sample.name, settings: sample.settings };
	const figure = { ...sample.figure, alt: "Bars for three pets.", drawn };
	const question = exampleFillOne({ prompt: "How many cats are in the graph?", figure });
	const filing = { skill_id: "add-within-100", difficulty: 2, tags: [] };
	const { id } = (
		await app.call(
			contract.createQuestion,
			{ body: { question, ...filing, state: "in_review" } },
			admin.token,
		)
	).data;
	const read = async () =>
		(await app.call(contract.getQuestion, { params: { question_id: id } }, admin.token)).data;
	expect((await read()).question.figure).toEqual(figure);

	const changed = { ...figure, drawn: { ...drawn, settings: { ...drawn.settings, step: "1" } } };
	const body = { question: { ...question, figure: changed }, ...filing, state: "draft" as const };
	await app.call(
		contract.updateQuestion,
		{ params: { question_id: id }, body: { ...body, expected_version: 1 } },
		admin.token,
	);
	expect((await read()).question.figure).toEqual(changed);

	const { data } = await app.call(contract.previewQuestion, { body: { question, ...filing } }, admin.token);
	expect(data.question?.figure).toEqual({ svg: figure.svg, alt: figure.alt });
});
