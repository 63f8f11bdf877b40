import { golden8 } from "../testing/golden/grade-8.ts";
import { testGrade } from "../../tools/test-grade.ts";
import { grade8 } from "./grade-8.ts";

testGrade(grade8, golden8);
