import { element, writeXml } from "../texts/xml-node.ts";
import type { QtiVersion } from "./write-qti.ts";

const TYPE = { 2: "imsqti_item_xmlv2p1", 3: "imsqti_item_xmlv3p0" } as const;
const SCHEMA = { 2: "QTIv2.1 Package", 3: "QTI Package" } as const;

/** The manifest of a package of items, with the tags of each as keywords. */
export function qtiManifest(
	items: readonly { identifier: string; path: string; tags: readonly string[] }[],
	version: QtiVersion,
): string {
	const resources = items.map(({ identifier, path, tags }) => {
		const keywords = tags.map((tag) => element("keyword", {}, element("string", { language: "en" }, tag)));
		const lom = element(
			"lom",
			{ xmlns: "http://ltsc.ieee.org/xsd/LOM" },
			element("general", {}, ...keywords),
		);
		return element(
			"resource",
			{ identifier, type: TYPE[version], href: path },
			...(tags.length === 0 ? [] : [element("metadata", {}, lom)]),
			element("file", { href: path }),
		);
	});
	const manifest = element(
		"manifest",
		{ xmlns: "http://www.imsglobal.org/xsd/imscp_v1p1", identifier: "learnin-questions" },
		element(
			"metadata",
			{},
			element("schema", {}, SCHEMA[version]),
			element("schemaversion", {}, version === 2 ? "2.1.0" : "3.0.0"),
		),
		element("organizations", {}),
		element("resources", {}, ...resources),
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(manifest)}\n`;
}
