import { renderQuestion } from "./render-question.ts";

export default renderQuestion;
