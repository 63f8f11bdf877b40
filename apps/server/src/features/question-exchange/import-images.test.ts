import { createHash } from "node:crypto";
import { noteOf } from "@learnin/domain/exchange/exchange-note";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { faultsOfWritten } from "../question-bank/index.ts";
import { importImages, type ImageStore, storingOnce } from "./import-images.ts";
import { readFile } from "./formats/read-file.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const pictureOf = (words: string) => Buffer.concat([signature, Buffer.from(words)]);

/** Stores anything that looks like a PNG under the name of its bytes. */
function keeper() {
	const kept: string[] = [];
	const app: ImageStore = {
		savePicture: async (bytes, { name }) => {
			if (!bytes.subarray(0, 4).equals(signature)) return { saved: false, reason: "broken" };
			const id = createHash("sha256").update(bytes).digest("hex");
			kept.push(name);
			return { saved: true, id, is_new: true, image: { src: `/images/${id}.webp`, width: 40, height: 30 } };
		},
	};
	return { kept, app };
}

/** The only question of a file with its images, and the notes about them. */
async function broughtIn(file: string | Uint8Array, format: "moodle" | "qti", { app } = keeper()) {
	const read = readFile(typeof file === "string" ? strToU8(file) : file, format);
	const [item] = "fault" in read ? [] : read.items;
	if (item === undefined) throw new Error("nothing was read");
	const { question, notes } = await importImages(app, item, null);
	if (question === null) throw new Error(JSON.stringify(notes));
	expect(faultsOfWritten(question)).toEqual([]);
	return { question, notes: notes.filter(({ code }) => code.includes("picture")) };
}

const stored = { src: expect.stringMatching(/^\/images\/[a-f0-9]{64}\.webp$/), width: 40, height: 30 };

test("images of options, hints, feedback and explanation in a Moodle file are imported in place", async () => {
	const png = pictureOf("shapes").toString("base64");
	const field = (tag: string, html: string, more = "") =>
		`<${tag} format="html"><text><![CDATA[${html}]]></text><file name="p.png" encoding="base64">${png}</file>${more}</${tag}>`;
	const img = (alt: string) => `<img src="@@PLUGINFILE@@/p.png" alt="${alt}">`;
	const option = (fraction: number, html: string, feedback: string) =>
		field("answer", html, field("feedback", feedback)).replace("<answer", `<answer fraction="${fraction}"`);
	const { question, notes } = await broughtIn(
		`<quiz><question type="multichoice"><name><text>q</text></name><single>true</single>
		${field("questiontext", "Which shape has four equal sides and is called so?")}
		${option(100, img("a square"), "")}${option(0, `${img("a long one")} long`, `Count: ${img("its sides")}`)}
		${field("hint", `Measure like here: ${img("a ruler")}`)}${field("hint", "Then turn it.")}
		${field("generalfeedback", `All sides are equal. ${img("the sides")} <img src="@@PLUGINFILE@@/p.png">`)}
		</question></quiz>`,
		"moodle",
	);
	expect(question).toMatchObject({
		options: [
			{ id: "a", label: "", image: { ...stored, alt: "a square" } },
			{ id: "b", label: "long", image: { ...stored, alt: "a long one" } },
		],
		known_mistakes: [
			{ feedback: expect.stringMatching(/^Count: !\[its sides\]\(\/images\/[a-f0-9]{64}\.webp\)$/) },
		],
		hints: [expect.stringMatching(/^Measure like here: !\[a ruler\]\(\/images\//), "Then turn it."],
		explanation: expect.stringMatching(/^All sides are equal\. !\[the sides\]\(\/images\//),
	});
	expect(question.images).toBeUndefined();
	expect(notes).toEqual([noteOf("picture-without-words", "p.png")]);
});

test("images in a QTI package are imported with their items; paths that leave it are dropped with a note", async () => {
	const png = pictureOf("leaves");
	const choice = (id: string, alt: string, src: string) =>
		`<simpleChoice identifier="${id}"><img src="${src}" alt="${alt}"/></simpleChoice>`;
	const xml = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="Leaves">
		<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>
		<itemBody><p>Which leaf is from this tree? <img src="../pictures/a%20tree.png" alt="an oak"/></p>
		<p><img src="http://pictures/evil.png" alt="from elsewhere"/><img src="../../../etc/a.png" alt="from above"/></p>
		<choiceInteraction responseIdentifier="R" maxChoices="1">${choice("A", "a round leaf", "leaf.png")}${choice("B", "a long leaf", "broken.png")}</choiceInteraction></itemBody>
		</assessmentItem>`;
	const { question, notes } = await broughtIn(
		zipSync({
			"items/one.xml": strToU8(xml),
			"items/leaf.png": png,
			"items/broken.png": strToU8("no picture"),
			"pictures/a tree.png": png,
			"evil.png": png,
		}),
		"qti",
	);
	expect(question).toMatchObject({
		images: [{ ...stored, alt: "an oak" }],
		options: [{ label: "", image: { ...stored, alt: "a round leaf" } }, { label: "a long leaf" }],
	});
	expect(notes).toEqual([
		noteOf("picture-left-out", "from elsewhere"),
		noteOf("picture-left-out", "from above"),
		noteOf("picture-unusable", "items/broken.png"),
	]);
});

test("a shared image is stored once; the seventh of a question, and one of a dropped text, is not", async () => {
	const png = pictureOf("one").toString("base64");
	const img = (alt: string) => `<img src="data:image/png;base64,${png}" alt="${alt}">`;
	const many = Array.from({ length: 7 }, (_, at) => img(`bee ${at}`)).join("");
	const { kept, app } = keeper();
	const { question, notes } = await broughtIn(
		`<quiz><question type="shortanswer"><name><text>q</text></name>
		<questiontext format="html"><text><![CDATA[<p>How many wings has a bee? ${many}</p>]]></text></questiontext>
		<answer fraction="100"><text>four</text></answer>
		<hint format="html"><text><![CDATA[It is four. ${img("all of them")}]]></text></hint></question></quiz>`,
		"moodle",
		{ kept, app: storingOnce(app) },
	);
	expect(question.images).toHaveLength(6);
	expect(JSON.stringify(question)).not.toContain("carried:");
	expect(notes).toEqual([noteOf("too-many-pictures", "picture.png")]);
	expect(kept).toEqual(["picture.png"]);
});
