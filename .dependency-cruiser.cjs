// The direction of imports, as a failing check (see ARCHITECTURE.md):
// apps/web -> contract -> domain <- contract <- apps/server; inside an app: main -> app -> features -> platform, ui.

const TEST = "\\.(test|spec)\\.tsx?$";
/** Tests, and the helpers that only tests use. */
const FOR_TESTS = [TEST, "/testing/", "^e2e/", "^packages/curriculum/tools/"];
const FEATURE = "^apps/([^/]+)/src/features/([^/]+)/";
/** What register-features.ts and the router may name of a feature beside its index: what it mounts. */
const MOUNTED = ["/index\\.tsx?$", "\\.routes\\.ts$", "-page\\.tsx$"];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		{
			name: "no-file-cycles",
			comment: "Files that import each other cannot be read, tested or moved one at a time.",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		{
			name: "no-folder-cycles",
			comment: "Features never form a ring: who needs whom stays a question with one answer.",
			severity: "error",
			scope: "folder",
			from: { path: "^apps/[^/]+/src/features/[^/]+$" },
			to: { circular: true, path: "^apps/[^/]+/src/features/[^/]+$" },
		},
		{
			name: "domain-is-pure",
			comment: "The domain imports nothing but itself: no library, no Node, no zod.",
			severity: "error",
			from: { path: "^packages/domain/", pathNot: TEST },
			to: { pathNot: "^packages/domain/src/" },
		},
		{
			name: "contract-knows-domain-and-zod",
			severity: "error",
			from: { path: "^packages/contract/", pathNot: TEST },
			to: { pathNot: ["^packages/(contract|domain)/src/", "^node_modules/zod/"] },
		},
		{
			name: "curriculum-knows-domain",
			severity: "error",
			from: { path: "^packages/curriculum/", pathNot: [TEST, "^packages/curriculum/tools/"] },
			to: { pathNot: "^packages/(curriculum|domain)/src/" },
		},
		{
			name: "packages-below-apps",
			comment: "Packages are used by apps, never the other way round.",
			severity: "error",
			from: { path: "^packages/" },
			to: { path: "^(apps|bench|e2e)/" },
		},
		{
			name: "web-stands-on-contract-and-domain",
			comment: "The browser must never load the server, nor what holds answer keys.",
			severity: "error",
			from: { path: "^apps/web/", pathNot: TEST },
			to: { path: "^(apps|packages|bench|e2e)/", pathNot: "^(apps/web|packages/contract|packages/domain)/" },
		},
		{
			name: "server-never-meets-web",
			severity: "error",
			from: { path: "^apps/server/" },
			to: { path: "^(apps/(web|local)|bench|e2e)/" },
		},
		{
			name: "stand-ins-stand-alone",
			comment: "They speak the providers' protocols and know nothing of ours.",
			severity: "error",
			from: { path: "^apps/stand-ins/" },
			to: { path: "^(apps/(web|server|local)|bench|e2e)/" },
		},
		{
			name: "nothing-imports-local",
			severity: "error",
			from: { pathNot: ["^apps/local/", "^e2e/", "^bench/", TEST] },
			to: { path: "^apps/local/" },
		},
		{
			name: "production-without-stand-ins",
			comment: "Stand-ins and the embedded database are for the local start, benches and tests.",
			severity: "error",
			from: {
				pathNot: ["^apps/(local|stand-ins)/", "^packages/embedded-postgres/", "^bench/", ...FOR_TESTS],
			},
			to: { path: "^(apps/stand-ins|packages/embedded-postgres)/" },
		},
		{
			name: "workspaces-by-their-name",
			comment: "Another workspace is imported as @learnin/name/..., never by a path into its folder.",
			severity: "error",
			from: { path: "^((?:apps|packages)/[^/]+)/" },
			to: { path: "^(apps|packages)/", pathNot: "^$1/", dependencyTypesNot: ["aliased-workspace", "npm"] },
		},
		{
			name: "platform-below-features",
			comment: "What every feature stands on, and what only looks, cannot know a feature.",
			severity: "error",
			from: { path: "^apps/([^/]+)/src/(platform|ui)/", pathNot: FOR_TESTS },
			to: { path: "^apps/$1/src/(features/|app/|app\\.tsx?$|main\\.tsx?$)" },
		},
		{
			name: "features-below-app",
			severity: "error",
			from: { path: FEATURE, pathNot: FOR_TESTS },
			to: { path: "^apps/$1/src/(app/|app\\.tsx?$|main\\.tsx?$)" },
		},
		{
			name: "feature-by-its-front-door",
			comment: "Another feature is entered by its index.ts.",
			severity: "error",
			from: { path: FEATURE },
			to: {
				path: "^apps/[^/]+/src/features/",
				pathNot: ["^apps/$1/src/features/$2/", "/features/[^/]+/index\\.tsx?$"],
			},
		},
		{
			name: "app-mounts-features",
			comment: "Outside of features, only an index, its routes and its pages are named.",
			severity: "error",
			from: { pathNot: ["^apps/[^/]+/src/features/"] },
			to: { path: "^apps/[^/]+/src/features/", pathNot: MOUNTED },
		},
		{
			name: "queries-stay-in-their-feature",
			severity: "error",
			from: { path: "^apps/[^/]+/src/features/([^/]+)/" },
			to: { path: "\\.queries\\.ts$", pathNot: "^apps/[^/]+/src/features/$1/" },
		},
		{
			name: "queries-only-from-features",
			severity: "error",
			from: { pathNot: "^apps/[^/]+/src/features/" },
			to: { path: "^apps/[^/]+/src/features/.+\\.queries\\.ts$" },
		},
		{
			name: "graders-only-through-grade-answer",
			comment: "Grading has one door; a grader called past it would skip the checks before it.",
			severity: "error",
			from: {
				pathNot: [
					"^packages/domain/src/grading/graders/",
					"^packages/domain/src/grading/grade-answer(\\.test)?\\.ts$",
					"^packages/domain/src/question-types/",
					// A key is proved by the grader of its box before any question has it.
					"^packages/domain/src/(question/checks/check-(blank|verify-with-llm)|authoring/draft/calculated-parts|interactions/.+/check-[^/]+)\\.ts$",
				],
			},
			to: { path: "^packages/domain/src/grading/graders/" },
		},
		{
			name: "not-to-test",
			comment: "Source never imports a test or a helper of tests.",
			severity: "error",
			from: { path: "^(apps|packages)/", pathNot: FOR_TESTS },
			to: { path: FOR_TESTS },
		},
		{
			name: "not-to-bench",
			severity: "error",
			from: { pathNot: "^bench/" },
			to: { path: "^bench/" },
		},
		{
			name: "not-to-test-tools",
			comment: "vitest, browsers and the like never reach what runs in production.",
			severity: "error",
			from: { path: "^(apps|packages)/", pathNot: FOR_TESTS },
			to: { path: "^node_modules/(vitest|fast-check|playwright-core|@axe-core|@sparticuz)/" },
		},
		{
			name: "no-undeclared-packages",
			comment: "A package must be named in the package.json of its workspace, or of the root for tools.",
			severity: "error",
			from: {},
			to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
		},
		{
			name: "no-unresolvable",
			severity: "error",
			from: {},
			to: { couldNotResolve: true },
		},
		{
			name: "no-orphans",
			comment: "A file that imports nothing and that nothing imports is not used.",
			severity: "error",
			from: {
				orphan: true,
				pathNot: [
					"\\.d\\.ts$",
					TEST,
					"^bench/",
					"^scripts/",
					"^apps/web/public/",
					// Served to a browser as they are, so they have no imports.
					"^apps/stand-ins/src/[^/]+/browser/",
					"(^|/)[^/]+\\.config\\.ts$",
					// The build puts it in the place of a part of a library.
					"^apps/web/src/replaced/",
				],
			},
			to: {},
		},
	],
	options: {
		// The swc parser is named on purpose: with TypeScript 7 alone no file is read, and the check is green and empty.
		parser: "swc",
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(?:(?!node_modules/).)*(^|/)(dist|\\.data|\\.cache)/" },
		// Tools of all workspaces are declared at the root.
		combinedDependencies: true,
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "node", "browser", "default", "types"],
			extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts"],
			mainFields: ["module", "main", "types"],
		},
	},
};
