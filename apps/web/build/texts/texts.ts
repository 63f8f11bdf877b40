import { LANGUAGES } from "@learnin/domain/texts/languages";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { faultsOf, formsOf, readTextsOf, type Texts, writeTextsOf } from "./catalogue.ts";
import { oldWordsIn } from "./old-words.ts";
import { type Catalogue, catalogues, collectMessages, repository } from "./sources.ts";

const [, , command = ""] = process.argv;
const [, ...translated] = LANGUAGES;

switch (command) {
	case "collect":
		for (const catalogue of catalogues) collect(catalogue);
		break;
	case "check":
		process.exitCode = catalogues.flatMap(check).length > 0 ? 1 : 0;
		break;
	default:
		console.error("npm run texts -- collect | check");
		process.exitCode = 2;
}

/** Updates the English catalogue, removes stale entries from the others and prints what they lack. */
function collect(catalogue: Catalogue): void {
	const messages = collectMessages(catalogue);
	writeTextsOf(
		catalogue,
		"en",
		Object.fromEntries([...messages.keys()].map((message) => [message, message])),
	);
	for (const { code } of translated) {
		const known = existsSync(join(repository, catalogue.folder, `${code}.json`))
			? readTextsOf(catalogue, code)
			: {};
		const kept: Texts = {};
		let missing = 0;
		for (const [message, file] of messages) {
			const said = known[message];
			if (said !== undefined) kept[message] = said;
			else {
				missing += 1;
				console.log(`${catalogue.folder}/${code}.json lacks ${JSON.stringify(message)} (${file})`);
			}
		}
		writeTextsOf(catalogue, code, kept);
		console.log(`${catalogue.folder}: ${messages.size} texts, ${missing} missing in ${code}`);
	}
}

function check(catalogue: Catalogue): string[] {
	const messages = collectMessages(catalogue);
	const english = readTextsOf(catalogue, "en");
	const isFresh = JSON.stringify(Object.keys(english)) === JSON.stringify([...messages.keys()]);
	const faults = isFresh
		? []
		: [`${catalogue.folder}/en.json is not what the sources say: npm run texts -- collect`];
	for (const { code, locale } of translated) {
		const found = faultsOf(messages.keys(), readTextsOf(catalogue, code), formsOf(locale));
		faults.push(...found.map((fault) => `${catalogue.folder}/${code}.json ${fault}`));
	}
	faults.push(
		...[...messages.keys()].flatMap(oldWordsIn).map((fault) => `${catalogue.folder}/en.json: ${fault}`),
	);
	for (const fault of faults) console.error(fault);
	if (faults.some((fault) => fault.includes(".json missing: ")))
		console.error(
			`Run "npm run texts -- collect": it says where each missing text is used. Then add them to the files above.`,
		);
	return faults;
}
