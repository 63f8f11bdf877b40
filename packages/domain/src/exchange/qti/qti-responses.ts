import { elementsOf, childOf, descendantsOf, textOf, type XmlNode } from "../texts/xml-node.ts";

/** The right response of one interaction of an item. */
export interface QtiResponse {
	base_type: string;
	/** The values of the right response, in order; pairs as "A B". */
	correct: string[];
	mapping: { key: string; value: number; is_case_sensitive: boolean }[];
	/** Largest accepted distance, if the response is compared as a number. */
	tolerance?: string;
}

/** The declared responses of an item, by identifier. */
export function responsesOf(item: XmlNode): Map<string, QtiResponse> {
	const tolerances = tolerancesOf(item);
	return new Map(
		elementsOf(item, "responseDeclaration").map((declaration): [string, QtiResponse] => {
			const id = declaration.attributes["identifier"] ?? "";
			const tolerance = tolerances.get(id);
			const correct = childOf(declaration, "correctResponse");
			const mapping = childOf(declaration, "mapping");
			return [
				id,
				{
					base_type: declaration.attributes["baseType"] ?? "",
					correct:
						correct === undefined ? [] : elementsOf(correct, "value").map((value) => tidy(textOf(value))),
					mapping: mapping === undefined ? [] : elementsOf(mapping, "mapEntry").map(entryOf),
					...(tolerance !== undefined && { tolerance }),
				},
			];
		}),
	);
}

function tidy(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim();
}

function entryOf({ attributes }: XmlNode) {
	return {
		key: tidy(attributes["mapKey"] ?? ""),
		value: Number(attributes["mappedValue"] ?? "0"),
		is_case_sensitive: attributes["caseSensitive"] === "true",
	};
}

/** `<equal toleranceMode="absolute" tolerance="0.05 0.05"><variable identifier="RESPONSE"/>…` */
function tolerancesOf(item: XmlNode): Map<string, string> {
	const equals = elementsOf(item, "responseProcessing")
		.flatMap(descendantsOf)
		.filter(({ name, attributes }) => name === "equal" && attributes["toleranceMode"] === "absolute");
	return new Map(
		equals.flatMap((equal): [string, string][] => {
			const [width] = (equal.attributes["tolerance"] ?? "").trim().split(/\s+/);
			const id = childOf(equal, "variable")?.attributes["identifier"];
			return id === undefined || width === undefined || width === "" ? [] : [[id, width]];
		}),
	);
}

/** Every value with full credit: the right response, and mapped values with as many points. */
export function rightValues({ correct, mapping }: QtiResponse): string[] {
	const most = Math.max(0, ...mapping.map(({ value }) => value));
	const mapped = mapping.filter(({ value }) => value > 0 && value >= most).map(({ key }) => key);
	return [...new Set([...correct, ...mapped])].filter((value) => value !== "");
}
