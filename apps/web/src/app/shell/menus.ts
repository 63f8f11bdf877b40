import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import {
	Activity,
	Blocks,
	Bookmark,
	CirclePlus,
	Flag,
	Images,
	Layers,
	LayoutDashboard,
	List,
	ListChecks,
	Network,
	ReceiptText,
	Scale,
	Settings,
	Target,
	UsersRound,
	Wallet,
	WandSparkles,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { adminPaths } from "../../paths/admin-paths.ts";
import { MASTERED_MONTH_PATH, OWN_ACTIVITY_PATH } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";

export interface MenuEntry {
	id: string;
	route: string;
	label: string;
	icon: LucideIcon;
	/** Its name in the bottom bar of small screens, which has room for six; without one it is only in the drawer. */
	quick?: string;
	/** Pages reached from its page: it is the current entry there too. */
	leadsTo?: readonly string[];
}

/** Whether a page is the entry's own, below it, or reached from it. */
export function isCurrent({ route, leadsTo = [] }: MenuEntry, pathname: string): boolean {
	return [route, ...leadsTo].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** One day, set or question of a child's work. */
const workPages = ["/student/daily", MASTERED_MONTH_PATH, paths.attemptDetails, "/question/details"];

// In the product's order; an entry is added once its page works.
const studentMenu: readonly MenuEntry[] = [
	{
		id: "dashboard",
		route: paths.studentDashboard,
		label: "Dashboard",
		icon: LayoutDashboard,
		quick: "Dashboard",
		leadsTo: [paths.lessonList],
	},
	{
		id: "activity",
		route: OWN_ACTIVITY_PATH,
		label: "Activity",
		icon: Activity,
		quick: "Activity",
		leadsTo: workPages,
	},
	{ id: "bookmarks", route: paths.bookmarks, label: "Bookmarks", icon: Bookmark, quick: "Bookmarks" },
	{
		id: "settings",
		route: paths.settings,
		label: "Settings",
		icon: Settings,
		quick: "Settings",
		leadsTo: [
			paths.studentProfileInfo,
			paths.studentGoals,
			paths.studentPaymentMethods,
			paths.studentNotifications,
		],
	},
];

const parentMenu: readonly MenuEntry[] = [
	{
		id: "dashboard",
		route: paths.parentDashboard,
		label: "Dashboard",
		icon: LayoutDashboard,
		quick: "Dashboard",
	},
	{
		id: "student-activity",
		route: paths.studentActivity,
		label: "Student Activity",
		icon: Activity,
		quick: "Activity",
		leadsTo: workPages,
	},
	{
		id: "transactions",
		route: paths.transactions,
		label: "Payments",
		icon: ReceiptText,
		quick: "Payments",
	},
	{
		id: "profile",
		route: paths.profile,
		label: "Student Settings",
		icon: UsersRound,
		quick: "Students",
	},
	{
		id: "settings",
		route: paths.parentSettings,
		label: "Settings",
		icon: Settings,
		quick: "Settings",
		leadsTo: [paths.settings],
	},
	{ id: "load-wallet", route: paths.loadWallet, label: "Load Wallet", icon: Wallet, quick: "Wallet" },
];

const adminMenu: readonly MenuEntry[] = [
	{
		id: "add-question",
		route: adminPaths.addQuestion,
		label: "Add Question",
		icon: CirclePlus,
		quick: "Add",
	},
	{ id: "add-with-prompt", route: adminPaths.withPrompt, label: "Add with Prompt", icon: WandSparkles },
	{ id: "upload-images", route: adminPaths.uploadImages, label: "Upload Images", icon: Images },
	{
		id: "dashboard",
		route: paths.adminDashboard,
		label: "Dashboard",
		icon: LayoutDashboard,
		quick: "Dashboard",
		leadsTo: [adminPaths.parents, adminPaths.students, adminPaths.addParent, ...workPages],
	},
	{
		id: "all-questions",
		route: adminPaths.allQuestions,
		label: "All Questions",
		icon: List,
		quick: "Questions",
		leadsTo: ["/update-question"],
	},
	{
		id: "view-questions",
		route: adminPaths.viewQuestions,
		label: "View Questions",
		icon: ListChecks,
		quick: "Review",
	},
	{ id: "generate-many", route: adminPaths.generateMany, label: "Generate Questions", icon: Layers },
	{ id: "compare-models", route: adminPaths.compareModels, label: "Compare Models", icon: Blocks },
	{ id: "by-relevance", route: adminPaths.byRelevance, label: "By Relevance", icon: Target },
	{ id: "skills", route: adminPaths.skills, label: "Skills", icon: Network },
	{
		id: "reported-questions",
		route: paths.reportedQuestions,
		label: "Reported Questions",
		icon: Flag,
		quick: "Reports",
	},
	{
		id: "misc",
		route: paths.operations,
		label: "Operations",
		icon: Scale,
	},
];

/** The only entry before registration is complete, and for a super-admin without a role outside of admin mode. */
const settingsAlone: readonly MenuEntry[] = [
	{ id: "settings", route: paths.settings, label: "Settings", icon: Settings, quick: "Settings" },
];

/** In admin mode the admin menu replaces the role's menu. */
export function menuOf(profile: UserDetails, isAdminMode: boolean): readonly MenuEntry[] {
	if (profile.is_admin && profile.second_factor !== "required" && isAdminMode) return adminMenu;
	if (profile.user_type === "STUDENT") return studentMenu;
	if (profile.user_type === "PARENT") return parentMenu;
	return settingsAlone;
}
