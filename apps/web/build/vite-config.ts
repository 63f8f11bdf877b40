import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin } from "vite";
import { chunkOfModule } from "./chunk-of-module.ts";
import { contractForPages, routerWithoutUnused, withoutSchemas, withoutUnusedParts } from "./lighter.ts";

export const webDir = join(import.meta.dirname, "..");

/** `language` inserts the texts of another language; without it the pages are in English, like the sources. */
function shared(language: Plugin[], own: Plugin[] = []): InlineConfig {
	return {
		root: webDir,
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		plugins: [
			...language,
			withoutUnusedParts(),
			routerWithoutUnused(),
			contractForPages(),
			withoutSchemas(),
			react(),
			tailwindcss(),
			...own,
		],
	};
}

/**
 * The oldest browsers that Tailwind's style sheet supports. Without them every color would be written twice, once for
 * browsers that could not lay out the page anyway.
 */
const styledBrowsers = ["chrome111", "firefox128", "safari16.4"];

/** The few modules that the home page shares with the app. */
const homesOwn =
	/[\\/](tokens|flash|session-storage|theme-store|dress-forced-colors|return-to)\.ts$|vite[\\/]preload-helper|rolldown[\\/]runtime/;
/** Without the parts used only by paginated lists. */
const libraries =
	/node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*infiniteQuery(?!Options)|.*InfiniteQuery)/;
const ours = /[\\/]src[\\/](ui|platform)[\\/].*\.tsx?$/;
/** Account and role, which every page needs first, and the daily goal, which most show. */
const whoAndWhere =
	/[\\/]src[\\/](paths[\\/](lesson-path|paths)|replaced[\\/](count-words|no-schemas)|app[\\/]decide-route|features[\\/]profile[\\/](?:[\w-]+[\\/])?[\w.-]+|texts[\\/]lazily|rewards[\\/]points|practice[\\/]day-goal|family[\\/]grades)\.ts$|[\\/]messages[\\/]error-boundary\.tsx$/;
/** Icons shared by many pages and practice. */
const commonIcons =
	/lucide-react.*[\\/]icons[\\/](arrow-right|bookmark|check|circle-check|clock|eraser|flag|info|lightbulb|minus|plus|rotate-ccw|shapes|star|triangle-exclamation-point|undo-2|x)\.mjs$/;
/** Icons of question inputs. The icons of other pages form one chunk that practice does not need. */
const inputIcons = /[\\/]icons[\\/](arrow-right-to-line|delete|ellipsis|volume-2|volume-x)\.mjs$/;
/** For pages in the frame and for forms; practice, the page that must start fastest, needs none of it. */
const framed =
	/[\\/]ui[\\/](?:[\w-]+[\\/])?(avatar|bar-chart|card|chart-figure|dialog|empty-state|fact|field|language-links|load-failed|logo|message-page|password-field|progress-bar|table|tabs|tile|tile-shapes|objective-field|wallet-pill)\.tsx$|[\\/]ui[\\/](?:[\w-]+[\\/])?(chart-scale|wallet-amount)\.ts$|[\\/]notifications-skeleton\.tsx$|[\\/]rewards[\\/]week\.ts$|[\\/](days-until|drawing\.schema|follow-notifications|is-gone|just-paid|live|more-paths|pricing[\\/]money|admin-paths|mastery-state|google-sign-in\.contract|notifications\.api|practising-as\.api|practising-as\.contract|notifications\.contract|percent-words|save-file|time-words|time-zone|use-now|use-own-fault)\.ts$/;
/** For what a press sends. */
const forSending = /[\\/](action-button|confirm-dialog)\.tsx$|[\\/]leave\.ts$/;
/** For forms, which no page needs at its start. */
const forForms = /[\\/](form-dialog|form-error)\.tsx$|[\\/]use-form\.ts$/;
/** What was typed, as a number or in words: what the child sees of it at once, and what all pages of answers show. */
const reading = /[\\/]domain[\\/]src[\\/](grading[\\/](answer-forms|read-answer)|arithmetic)/;
/** Small, and merged with all other boards if they were not a group of their own. */
const cards = /[\\/]domain[\\/]src[\\/]interactions[\\/](order|sort|tiles)[\\/]/;
/** Boards that are answered by hand: a question loads its own, a parent's list of answers all of them. */
const interactions = /[\\/]domain[\\/]src[\\/]interactions[\\/]/;
/** Also for the home page's sign-in, which sends by itself. */
const fieldErrors = /[\\/]form-errors\.ts$/;
/** The frame itself with the icons of the dashboards, so that no dashboard needs another file of icons. */
const frame = /[\\/]app[\\/]shell[\\/]shell-pages\.tsx$/;
const dashboardIcons =
	/lucide-react.*[\\/]icons[\\/](arrow-up-right|award|calendar-check|calendar-x|chevron-down|chevron-right|circle|circle-check|clock|compass|flame|gift|life-buoy|list-checks|mail|map|notebook-pen|play|shield-off|trending-down|trophy|user-plus|wallet|wrench)\.mjs$/;
/** For one page, or for later; and everything with styles, which would come before the order of layers. */
const forOnePage =
	/[\\/]ui[\\/](?:[\w-]+[\\/])?(accept-frame|answer-pictures|avatar-chooser|choice|closed-link-page|copy-id|fold-on-phone|load-more|menu|paged-list|question-head|question-paper|queue-skeleton|read-aloud|sign-out-first|switch-row|task-frame|time-zone-choice|time-zone-field|toast-list|work-queue)\.tsx?$|[\\/]ui[\\/](skill-map|drawing)[\\/]|[\\/](chime|invitation-token|short-id|time-zone-cities|time-zones|upload-files|use-search-parts|format-count)\.ts$/;

/** What the pages of students share besides the question itself. */
const forStudents = /[\\/](practice\.contract|student-dashboard\.contract|practice\.api|unsent-key)\.ts$/;
/**
 * A question and everything around it, on the student's page and in the preview for parents; what most inputs share.
 */
const practice =
	/[\\/]features[\\/]practice[\\/](session[\\/](?:[\w-]+[\\/])?(practice-page|use-page-keys)|feedback[\\/]check-button|question[\\/](?:[\w-]+[\\/])?(question-inputs|stage)|inputs[\\/](?:[\w-]+[\\/])?(option-face|part-look|view-switch|pairing))\.tsx?$|[\\/]inputs[\\/]boxes[\\/]boxes\.css$/;
/** For typing into boxes, choosing one option, and matching: practice asks for the first two at its start. */
const firstInputs =
	/[\\/]inputs[\\/](?:[\w-]+[\\/])?(fill-one-input|answer-box|answer-pad|echo|use-box-entry|typed-keys|select-one-input|option-tiles|match-input)\.tsx?$/;
/** What the pages of a parent share; modules with styles stay where they are. */
const forParents =
	/[\\/]features[\\/](activity|reports|practice-days|practising-as|worksheets|family)[\\/](?:[\w-]+[\\/])?[\w-]+(\.api)?\.ts$|[\\/]routes[\\/](?:[\w-]+[\\/])?(activity|reports|practice-days|worksheets|family|google-sign-in)\.contract\.ts$|[\\/]domain[\\/]src[\\/](reports|family|practice[\\/]active-time|rewards[\\/]week)/;
/** Of a child who has not joined: one file for the dashboard, where few children have not. */
const invitations = /[\\/]invitation-state\.tsx$|[\\/]family\.contract\.ts$/;
/** What a student's pages share around the questions: plan, skills, goals, rewards. */
const forLearners =
	/[\\/]features[\\/](learning|goals|reward-money)[\\/](?:[\w-]+[\\/])?[\w-]+(\.api)?\.ts$|[\\/]routes[\\/](?:[\w-]+[\\/])?(learning|goals|reward-money)\.contract\.ts$|[\\/]domain[\\/]src[\\/]mastery/;
/** For the sheet over a question, and for the details that show what was drawn on it. */
const drawings = /[\\/](ui[\\/]drawing[\\/][\w-]+|shared-drawing|shared-drawings\.(api|contract))\.tsx?$/;
/**
 * Few files instead of many: what every page of the app needs is in two, one that changes with the libraries and one
 * that changes with our code. A group includes what its modules import, hence the priorities. One that is aware of
 * entries is split by who needs what, but not into files smaller than its threshold in bytes.
 */
const chunkGroups = [
	{ name: "base", test: homesOwn, priority: 6 },
	{ name: "vendor", test: libraries, priority: 5 },
	{
		name: "common",
		test: (id: string) =>
			(ours.test(id) &&
				!framed.test(id) &&
				!forSending.test(id) &&
				!forForms.test(id) &&
				!fieldErrors.test(id) &&
				!forOnePage.test(id)) ||
			whoAndWhere.test(id) ||
			commonIcons.test(id) ||
			forStudents.test(id),
		priority: 4,
	},
	{ name: "practice", test: (id: string) => practice.test(id) || firstInputs.test(id), priority: 2 },
	{ name: "cards", test: cards, minShareCount: 2, priority: 2 },
	{ name: "reading", test: reading, minShareCount: 2, priority: 3 },
	{
		name: "interactions",
		test: interactions,
		minShareCount: 2,
		priority: 1,
		entriesAware: true,
		entriesAwareMergeThreshold: 12_000,
	},
	{ name: "invitations", test: invitations, priority: 2 },
	{ name: "drawings", test: drawings, minShareCount: 2, priority: 1 },
	{
		name: "framed",
		test: (id: string) => framed.test(id) || forSending.test(id) || frame.test(id) || dashboardIcons.test(id),
		priority: 3,
	},
	{ name: "forms", test: forForms, priority: 1 },
	{ name: "field-errors", test: fieldErrors, priority: 2 },
	{
		name: "icons",
		test: (id: string) => id.includes("lucide-react") && !inputIcons.test(id),
		minShareCount: 2,
		priority: 2,
	},
	// One file and one style sheet, with everything for a dashboard's first paint.
	{ name: "student-dashboard", test: /student-dashboard(-page)?\.tsx$/, priority: 1 },
	{ name: "parent-dashboard", test: /parent-dashboard-page\.tsx$/, priority: 1 },
	{ name: "learning", test: forLearners, minShareCount: 2, priority: 0 },
	{
		name: "parents",
		test: forParents,
		minShareCount: 2,
		priority: 0,
		entriesAware: true,
		entriesAwareMergeThreshold: 6_000,
	},
];

/** Without the names of the pages that share it, which a group of several files adds to each. */
function chunkFileNames({ name }: { name: string }): string {
	return `assets/${name.split("~")[0]}-[hash].js`;
}

/** As of the chunk that it belongs to. */
function assetFileNames({ names: [name = ""] }: { names: string[] }): string {
	return `assets/${parse(name).name.split("~")[0]}-[hash][extname]`;
}

export function clientConfig(outDir: string, language: Plugin[] = []): InlineConfig {
	return {
		...shared(language, [chunkOfModule(webDir)]),
		build: {
			outDir,
			emptyOutDir: true,
			manifest: true,
			sourcemap: false,
			target: "es2022",
			cssTarget: styledBrowsers,
			// The content security policy would refuse fonts and pictures as data URLs.
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			rolldownOptions: {
				input: { home: join(webDir, "home.html"), index: join(webDir, "index.html") },
				treeshake: { propertyReadSideEffects: false, manualPureFunctions: ["defineRoute", "lazy", "z"] },
				output: { codeSplitting: { groups: chunkGroups }, chunkFileNames, assetFileNames },
			},
		},
	};
}

/** The developers' page, built separately, so that it does not split the app's files. */
export function developerConfig(outDir: string): InlineConfig {
	return {
		...shared([]),
		build: {
			outDir,
			emptyOutDir: false,
			target: "es2022",
			cssTarget: styledBrowsers,
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			rolldownOptions: { input: { developer: join(webDir, "developer.html") } },
		},
	};
}

/**
 * The script that registers the service worker, built separately: pages load it last, and it shares nothing with them.
 */
export function registrationConfig(outDir: string, language: Plugin[] = []): InlineConfig {
	return {
		...shared(language),
		build: {
			outDir,
			emptyOutDir: false,
			target: "es2022",
			cssTarget: styledBrowsers,
			modulePreload: false,
			rolldownOptions: {
				input: { "keep-installed": join(webDir, "src/service-worker/keep-installed.ts") },
				output: { entryFileNames: "assets/[name]-[hash].js" },
			},
		},
	};
}

/** The service worker, as one classic script with a fixed name, which browsers check for a new version. */
export function workerConfig(
	outDir: string,
	{ kept, otherDocuments }: { kept: object; otherDocuments: readonly string[] },
): InlineConfig {
	return {
		...shared([]),
		define: {
			__KEPT_FILES__: JSON.stringify(kept),
			__OTHER_DOCUMENTS__: JSON.stringify(otherDocuments),
		},
		build: {
			outDir,
			emptyOutDir: false,
			target: "es2022",
			modulePreload: false,
			rolldownOptions: {
				input: { sw: join(webDir, "src/service-worker/worker.ts") },
				output: { format: "iife", entryFileNames: "sw.js" },
			},
		},
	};
}

/** The public pages as a module that the build calls to prerender them. */
export function siteConfig(outDir: string, language: Plugin[] = []): InlineConfig {
	return {
		...shared(language),
		build: {
			ssr: fileURLToPath(import.meta.resolve("../src/home/render-site.tsx")),
			outDir,
			emptyOutDir: true,
			rolldownOptions: { output: { entryFileNames: "site.mjs" } },
		},
		// A single file, so that it runs from any folder.
		ssr: { noExternal: true },
	};
}
