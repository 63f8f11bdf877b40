import type { SignInMode } from "./sign-in.api.ts";

export const words: Record<SignInMode, { title: string; lead: string; question: string; other: string }> = {
	create: {
		title: "Create Account",
		lead: "For parents. You add your children in the next step.",
		question: "Already have an account?",
		other: "Sign In",
	},
	login: {
		title: "Login",
		lead: "For parents and students.",
		question: "Don't have an account?",
		other: "Signup",
	},
};
