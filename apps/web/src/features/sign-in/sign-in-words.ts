import type { SignInMode } from "./sign-in.api.ts";

interface Words {
	title: string;
	lead: string;
	google: string;
	question: string;
	other: string;
}

export const words: Record<SignInMode, Words> = {
	create: {
		title: "Create Account",
		lead: "For parents. You add your children in the next step.",
		google: "Signup with Google",
		question: "Already have an account?",
		other: "Sign In",
	},
	login: {
		title: "Login",
		lead: "For parents and students.",
		google: "Login with Google",
		question: "Don't have an account?",
		other: "Signup",
	},
};

/** Replaces the lead if a page needs sign-in. */
export const leadToPage = /* text */ "Sign in to continue to the page you opened.";
