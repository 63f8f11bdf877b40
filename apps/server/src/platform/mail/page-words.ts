/** What a link to one of our pages says, by its address: what the page is, or what is done there. */
const wordsOfPath: Record<string, string> = {
	"/reset-password": "Choose a password",
	"/forgot-password": "Choose a new password",
	"/confirm-email": "Confirm email",
	"/student/accept-invitation": "Accept the invitation",
	"/accept-guardian": "Join the family",
	"/login": /* text */ "Sign in",
	"/settings": "Open Settings",
	"/parent/settings": "See who is in your family",
	"/profile": "Open Student Settings",
	"/register": "Add your children",
	"/student-activity": "Open Student Activity",
	"/student-activity/starting-point/": "See the starting point",
	"/get-attempts-details": "See the answers",
	"/parent/dashboard": "Open the dashboard",
	"/parent/rewards": "See the rewards",
	"/parent/transactions": "Open Payments",
	"/student/invitation/payment": "Add days",
	"/view-questions": "Review the questions",
	"/all-questions": "See the questions",
};

/** Pages of one thing each. */
const wordsByStart = [
	["/parent/transactions/receipt/", /* text */ "See the receipt"],
	["/update-question/", /* text */ "Open the question"],
] as const;

/** The words of a link or button that leads to this address of ours. */
export function wordsOfLink(href: string): string {
	const { pathname } = new URL(href);
	const [, words] = wordsByStart.find(([start]) => pathname.startsWith(start)) ?? [];
	return words ?? wordsOfPath[pathname] ?? /* text */ "Open Learnin";
}
