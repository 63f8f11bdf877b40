import type { ESTree } from "vite";

type Node = ESTree.Node;

/** The marker in a comment before a string that the rules would misjudge. */
export type Told = "text" | "not a text";

/** The markers by the position of what follows them: "text" or "not a text" in a comment just before. */
export function told(code: string, comments: readonly { value: string; end: number }[]): Map<number, Told> {
	const markers = new Map<number, Told>();
	for (const { value, end } of comments) {
		const words = value.trim();
		if (words !== "text" && words !== "not a text") continue;
		const gap = /^[\s{(]*/.exec(code.slice(end))?.[0].length ?? 0;
		markers.set(end + gap, words);
	}
	return markers;
}

/** Attributes and properties whose words are always for people. */
const forPeople =
	/^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|label|placeholder|data-label|lead|hint|caption|description|text|words|things|rest|unit)$/;

/** Those that are never for people. */
const neverForPeople =
	/^(className|summary|authorization|class|id|key|to|href|src|type|role|htmlFor|for|as|kind|variant|size|color|tone|autoComplete|inputMode|d|viewBox|transform|points|style|rel|target|method|pattern|testId|data-(?!label$).*|aria-(controls|labelledby|describedby|live|current|haspopup))$/;

export function isTold(attribute: string): boolean {
	return forPeople.test(attribute);
}

/** Syntax that is never for people: types, imports, directives, tagged templates. */
export function isWordless(node: Node): boolean {
	switch (node.type) {
		case "ImportDeclaration":
		case "ImportExpression":
		case "ExportAllDeclaration":
		case "TaggedTemplateExpression":
			return true;
		case "TSAsExpression":
		case "TSSatisfiesExpression":
		case "TSNonNullExpression":
			return false;
		case "ExpressionStatement":
			return "directive" in node && typeof node.directive === "string";
		default:
			return node.type.startsWith("TS");
	}
}

const machineCalls =
	/^(classNames|querySelector|querySelectorAll|closest|matches|getItem|setItem|removeItem|addEventListener|removeEventListener|setAttribute|getAttribute|removeAttribute|getElementById|createElement|matchMedia|resolve|define\w+|startsWith|endsWith|includes|split|join|replaceAll|replace|get|has|delete|lazy|useQuery|reportError|supports|fatal|error|warn|info|debug|trace|log)$/;
const machineObjects = /^(\w*Error|RegExp|Event|CustomEvent|BroadcastChannel|URL)$/;

/** Whether a string at this position is always an identifier. */
export function takesNoTexts(parent: Node, child: Node): boolean {
	switch (parent.type) {
		case "JSXAttribute":
			return true;
		case "Property":
			if (child === parent.key) return !parent.computed;
			return parent.key.type === "Identifier" && neverForPeople.test(parent.key.name) && isString(child);
		case "PropertyDefinition":
			return child === parent.key;
		case "MemberExpression":
			return child === parent.property;
		case "BinaryExpression":
			return parent.operator !== "+" && isString(child);
		case "SwitchCase":
			return child === parent.test && isString(child);
		case "JSXElement":
		case "JSXOpeningElement":
			return child.type === "JSXAttribute" && isMachineAttribute(child);
		case "CallExpression":
			return child !== parent.callee && isString(child) && machineCalls.test(lastName(parent.callee));
		case "NewExpression":
			return child !== parent.callee && machineObjects.test(firstName(parent.callee));
		default:
			return false;
	}
}

function isMachineAttribute({ name }: ESTree.JSXAttribute): boolean {
	if (name.type !== "JSXIdentifier") return true;
	return neverForPeople.test(name.name);
}

function isString(node: Node): boolean {
	return (node.type === "Literal" && typeof node.value === "string") || node.type === "TemplateLiteral";
}

function lastName(callee: Node): string {
	if (callee.type === "Identifier") return callee.name;
	if (callee.type === "MemberExpression" && callee.property.type === "Identifier")
		return callee.property.name;
	return "";
}

function firstName(callee: Node): string {
	if (callee.type === "Identifier") return callee.name;
	return callee.type === "MemberExpression" ? firstName(callee.object) : "";
}
