import type { Screen } from "./screen.ts";

export const newAccountScreens: Screen[] = [
	{ name: "register", path: "/register", title: "Add your children", ready: "h1" },
	{
		name: "settings before registration",
		path: "/settings",
		title: "Settings",
		back: "/register",
		ready: "main h2",
	},
	{
		name: "profile before registration",
		path: "/settings/profile",
		title: "Profile",
		back: "step",
		ready: ".avatar-chooser",
	},
	{
		name: "email and password of a new account",
		path: "/settings/email-password",
		title: "Email and Password",
		back: "step",
		ready: ".devices li",
	},
];
