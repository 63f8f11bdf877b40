export { exampleQuestions } from "./example-questions.ts";
