// Lint rule "learnin/no-clock": pure code must not read the clock. A date from an argument is fine, one without
// arguments is the current time.

const noClock = {
	meta: { type: "problem", docs: { description: "Time is an argument in pure code." } },
	create(context) {
		function check(node) {
			if (node.callee.type !== "Identifier" || node.callee.name !== "Date") return;
			if (node.type === "NewExpression" && node.arguments.length > 0) return;
			context.report({ node, message: "Pure code reads no clock: take the time as an argument." });
		}
		return { NewExpression: check, CallExpression: check };
	},
};

export default { meta: { name: "learnin" }, rules: { "no-clock": noClock } };
