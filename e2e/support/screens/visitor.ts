import type { Screen } from "./screen.ts";

export const visitorScreens: Screen[] = [
	{ name: "home", path: "/", title: "Learnin: Interactive Math Mastery", ready: "h1" },
	{ name: "login", path: "/login", title: "Login", ready: "form" },
	{ name: "privacy", path: "/privacy", title: "Privacy", ready: "h1" },
	{ name: "terms", path: "/terms", title: "Terms of Service", ready: "h1" },
	{ name: "blog", path: "/blog", title: "Blog for parents", ready: "h1" },
	{
		name: "article with tables",
		path: "/blog/what-a-wrong-answer-tells-you",
		title: "What a wrong answer tells you",
		ready: "h1",
	},
	{
		name: "article with fractions",
		path: "/blog/why-fractions-feel-hard",
		title: "Why fractions feel hard",
		ready: "h1",
	},
	{ name: "no article", path: "/blog/none", title: "This piece is missing", ready: "h1" },
	{
		name: "end of mails",
		path: "/unsubscribe?token=weekly_digest",
		title: "Stop these emails?",
		ready: "h1",
	},
	{ name: "create account", path: "/create-account", title: "Create Account", ready: "form" },
	{ name: "forgot password", path: "/forgot-password", title: "Forgot your password?", ready: "form" },
	{
		name: "reset link that is not valid",
		path: "/reset-password?token=nobodys",
		title: "This link isn’t valid",
		ready: "h1",
	},
	{
		name: "confirming link that is not valid",
		path: "/confirm-email?token=nobodys",
		title: "This link isn’t valid",
		ready: "h1",
	},
	{ name: "not found", path: "/no/such/page", title: "This page is the missing piece", ready: "h1" },
	{
		name: "invitation that is not valid",
		path: "/student/accept-invitation?token=not-a-token-of-anybody",
		title: "This invitation link isn’t valid",
		ready: "h1",
	},
	{
		name: "guardian's invitation that is not valid",
		path: "/accept-guardian?token=not-a-token-of-anybody",
		title: "This invitation link isn’t valid",
		ready: "h1",
	},
	{
		name: "developers' components",
		path: "/developer/components",
		title: "Components",
		ready: ".dev-question button",
	},
];
